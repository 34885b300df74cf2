import DefaultTheme from 'vitepress/theme'
import './guildhall.css'

export default DefaultTheme
