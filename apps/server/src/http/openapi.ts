import { toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import type { Route } from './route.ts'

/** The routes as an OpenAPI document: made from the schemas that parse the requests. */
export function openApi(routes: readonly Route[]): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const route of routes.filter(({ who }) => who !== 'peer')) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Guildhall',
      version: '1',
      description:
        'Tables and games. The WebSocket protocol is described in docs/guides/protocol.md.',
    },
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'guildhall' },
        token: { type: 'http', scheme: 'bearer' },
      },
      schemas: {
        Refused: {
          type: 'object',
          properties: { code: { type: 'string' }, message: { type: 'string' } },
          required: ['code', 'message'],
        },
      },
    },
  }
}

const security = ({ who, scope }: Route): object[] => [
  ...(who === 'anyone' ? [{}] : []),
  { session: [] },
  ...(scope === undefined ? [] : [{ token: [scope] }]),
]

function operation(route: Route): object {
  const { summary, who, recent = false, params, query, body } = route
  return {
    summary,
    'x-who': who,
    'x-recent-authentication': recent,
    security: security(route),
    parameters: [...parameters('path', params), ...parameters('query', query)],
    ...(body === undefined
      ? {}
      : {
          requestBody: { required: true, content: { 'application/json': { schema: json(body) } } },
        }),
    responses: {
      '2XX': { description: 'Done' },
      '4XX': {
        description: 'Refused; nothing was changed',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refused' } } },
      },
    },
  }
}

function parameters(place: 'path' | 'query', schema: v.GenericSchema | undefined): object[] {
  if (schema === undefined) return []
  const { properties = {}, required = [] } = json(schema)
  return Object.entries(properties).map(([name, type]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: type,
  }))
}

const json = (schema: v.GenericSchema) =>
  toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore', target: 'draft-2020-12' })
