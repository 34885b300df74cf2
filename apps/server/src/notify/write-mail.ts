import type { Services } from '../services.ts'
import type { WriteMail } from './mail-queue.ts'

/** Each mail is written by whoever knows what it is about. */
export const mailWriter =
  ({ security, emails, recovery }: Pick<Services, 'security' | 'emails' | 'recovery'>): WriteMail =>
  async (person, mail) => {
    switch (mail.about) {
      case 'security':
        return security.write(person, mail)
      case 'claim':
        return emails.write(person, mail)
      case 'recovery':
        return recovery.write(person, mail)
    }
  }
