// The looks that every page shares. Whoever lays something over them imports them first: style
// sheets come in the order of their modules, whichever files the build puts them into.
import '@fontsource-variable/inter/wght.css'
import '@fontsource-variable/source-serif-4/wght.css'
import '@guildhall/ui/theme.css'
import '@guildhall/ui/elements.css'
