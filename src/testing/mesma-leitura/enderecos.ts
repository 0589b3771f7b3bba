import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Endpoint } from '#kernel/endpoint.ts';
import { Perfil } from '#kernel/perfil.ts';

export interface Endereco {
  readonly method: string;
  readonly url: string;
  readonly endpoint: Endpoint;
}

/** Collects every endpoint as the server is built with these options. */
export const colherEnderecos = () => {
  const enderecos: Endereco[] = [];
  return {
    enderecos: enderecos as readonly Endereco[],
    opcoes: {
      demo: true,
      onHttp: (http: FastifyInstance): void => {
        http.addHook('onRoute', ({ method, url, config }) => {
          if (config?.endpoint && typeof method === 'string' && method !== 'HEAD')
            enderecos.push({ method, url, endpoint: config.endpoint });
        });
      },
    },
  };
};

const LEITORES: readonly number[] = [Perfil.gestor, Perfil.administrador];

/** Whether what it answers may depend on who of the two asks. */
export const dependeDeQuemLe = ({ endpoint: { acesso } }: Endereco): boolean => {
  if (acesso.tipo === 'aberto') return acesso.comPessoa;
  return acesso.tipo === 'login' || acesso.perfis.some((perfil) => LEITORES.includes(perfil));
};

/** What a schema takes, below what makes it optional, gives it a default or changes what was read. */
const miolo = (schema: z.ZodType): z.ZodType => {
  const { def } = schema as unknown as {
    def: { type: string; innerType?: z.ZodType; in?: z.ZodType; out?: z.ZodType };
  };
  if (def.innerType) return miolo(def.innerType);
  if (def.in) {
    const { type } = (def.in as unknown as { def: { type: string } }).def;
    return type === 'transform' && def.out ? miolo(def.out) : miolo(def.in);
  }
  return schema;
};

export const chavesDaPergunta = ({ endpoint: { query } }: Endereco): Readonly<Record<string, z.ZodType>> => {
  if (!query) return {};
  const { shape } = miolo(query) as unknown as { shape?: Record<string, z.ZodType> };
  if (!shape) throw new Error('A query whose names cannot be read');
  return shape;
};

/** All there is to choose from, where it is a choice. */
export const opcoesDe = (schema: z.ZodType): readonly string[] | null => {
  const { def } = miolo(schema) as unknown as {
    def: { type: string; entries?: Record<string, string | number>; values?: readonly unknown[] };
  };
  if (def.type === 'enum' && def.entries) return Object.values(def.entries).map(String);
  if (def.type === 'literal' && def.values) return def.values.map(String);
  return null;
};

export const isObrigatoria = (schema: z.ZodType): boolean => !schema.safeParse(undefined).success;
