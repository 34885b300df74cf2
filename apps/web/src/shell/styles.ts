// The styles that every page shares. A module that overrides them imports them first: style sheets
// are applied in the order of their modules, whichever files the build puts them into.
import '@fontsource-variable/inter/wght.css'
import '@fontsource-variable/source-serif-4/wght.css'
import '@guildhall/ui/theme.css'
import '@guildhall/ui/elements.css'
