import { type Resource, useResource } from '../shell/resource.tsx'

/** Who may create an account at this server, and whether guests may play. */
interface Registration {
  readonly registration: 'open' | 'invitation' | 'closed'
  readonly guests: boolean
}

export const useRegistration = (): Resource<Registration> => useResource('/api/registration')
