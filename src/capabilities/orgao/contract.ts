import { z } from 'zod';
import { aberto } from '#kernel/acesso.ts';
import { idTexto } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';

const opcional = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** An office as the public directory shows it: where it is, how to reach it and what can be filed with it. */
export const orgao = z.object({
  idOuvidoria: z.int(),
  idOrgaoSiorg: z.int().nullable(),
  nomeOuvidoria: z.string(),
  sigla: z.string(),
  esfera: z.object({ idEsfera: z.int(), descEsfera: z.string() }),
  uf: z.object({ sigUf: z.string(), descUf: z.string() }).nullable(),
  municipio: z.object({ idMunicipio: z.int(), descMunicipio: z.string() }).nullable(),
  email: z.string().nullable(),
  telefone: z.string().nullable(),
  endereco: z.string().nullable(),
  horario: z.string().nullable(),
  site: z.string().nullable(),
  competencia: z.string().nullable(),
  temSic: z.boolean(),
  formularios: z.array(z.object({ idTipoFormulario: z.int(), descTipoFormulario: z.string() })),
});

export type Orgao = z.output<typeof orgao>;

const paginaDeOrgaos = z.object({
  itens: z.array(orgao),
  total: z.int(),
  proximoCursor: z.string().nullable(),
});

export type PaginaDeOrgaos = z.output<typeof paginaDeOrgaos>;

const gerenciaOrgao = permitido('orgao.administrar');
const porOuvidoria = z.strictObject({ idOuvidoria: campo('Órgão', idTexto) });
const rota = z.object({ rota: z.string() });

export const orgaoContract = contract({
  'GET /app-web/v1/orgaos': {
    acesso: aberto,
    resumo: 'Busca ouvidorias e SICs por nome ou sigla, lugar, esfera e formulário que oferecem.',
    query: z.strictObject({
      busca: opcional(campo('Busca', z.string().trim().max(100))),
      uf: opcional(campo('Estado', z.string().trim().max(20))),
      /** Name or IBGE code; a name needs its state. */
      municipio: opcional(campo('Município', z.string().trim().max(100))),
      esfera: opcional(campo('Esfera', z.coerce.number().int().min(1).max(5))),
      formulario: opcional(campo('Formulário', idTexto)),
      cursor: opcional(campo('Cursor', z.string().max(1000))),
    }),
    response: paginaDeOrgaos,
  },
  'GET /app-web/v1/orgaos/:idOuvidoria': {
    acesso: aberto,
    resumo: 'Mostra uma ouvidoria.',
    params: z.object({ idOuvidoria: campo('Órgão', idTexto) }),
    response: orgao,
  },
  'GET /app-web/v1/rota-cadastrar-orgao': {
    acesso: gerenciaOrgao,
    resumo: 'Diz onde se edita o cadastro do órgão.',
    query: porOuvidoria,
    response: rota,
  },
  'GET /app-web/v1/rota-unidades-orgao': {
    acesso: gerenciaOrgao,
    resumo: 'Diz onde se gerenciam as unidades do órgão.',
    query: porOuvidoria,
    response: rota,
  },
});
