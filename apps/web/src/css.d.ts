/** Style sheets are imported for what they do; Vite puts them into the page. */
declare module '*.css'
declare module '@fontsource-variable/*'
