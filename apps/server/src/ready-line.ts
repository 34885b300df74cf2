/** How the line begins that the server prints once it can be used: other programs wait for it. */
export const READY = 'Guildhall is running at'
