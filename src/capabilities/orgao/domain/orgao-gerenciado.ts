import { z } from 'zod';
import { simNao } from '#kernel/campos.ts';
import { consultaDePagina, pagina } from '#kernel/lista/pagina.ts';
import { campo } from '#kernel/validacao/campo.ts';

/** What the administration reads of an office; people looking for one read the directory. */

export const situacoesDoOrgao = ['ativo', 'inativo'] as const;
export const tamanhosDaPagina = [20, 50, 100] as const;

const vazioENenhum = <S extends z.ZodType>(schema: S) =>
  z.preprocess((valor) => (valor === '' ? undefined : valor), schema.optional());

export const filtroDosGerenciados = z.strictObject({
  busca: vazioENenhum(campo('Busca', z.string().trim().max(100))),
  esfera: vazioENenhum(campo('Esfera', z.coerce.number().int().min(1).max(5))),
  uf: vazioENenhum(campo('Estado', z.string().trim().max(20))),
  situacao: vazioENenhum(campo('Situação', z.enum(situacoesDoOrgao))),
  temSic: vazioENenhum(campo('Tem SIC', simNao)),
  ...consultaDePagina(),
});

const orgaoNaLista = z.object({
  idOuvidoria: z.int(),
  sigla: z.string(),
  nome: z.string(),
  esfera: z.string(),
  uf: z.string().nullable(),
  municipio: z.string().nullable(),
  prefixoProtocolo: z.string(),
  temSic: z.boolean(),
  situacao: z.enum(situacoesDoOrgao),
  /** How many forms it offers; without one it receives nothing. */
  formularios: z.int(),
  abertas: z.int(),
  versao: z.int(),
});
export type OrgaoNaLista = z.output<typeof orgaoNaLista>;

export const paginaDeGerenciados = pagina(orgaoNaLista).extend({
  total: z.int(),
  /** Only the platform's administrador registers and inactivates offices. */
  podeCadastrar: z.boolean(),
});

const dadosGuardados = z.object({
  nome: z.string(),
  sigla: z.string(),
  idEsfera: z.int(),
  uf: z.string().nullable(),
  idMunicipio: z.int().nullable(),
  idOrgaoSiorg: z.int().nullable(),
  idOuvidoriaMinisterio: z.int().nullable(),
  prefixoProtocolo: z.string(),
  aderiuEm: z.iso.date(),
  email: z.string().nullable(),
  telefone: z.string().nullable(),
  endereco: z.string().nullable(),
  horario: z.string().nullable(),
  site: z.string().nullable(),
  competencia: z.string().nullable(),
  temSic: z.boolean(),
  deTeste: z.boolean(),
});

const pendenciasDoOrgao = z.object({
  manifestacoes: z.int(),
  recursos: z.int(),
  instancias: z.int(),
});

export const unidadeSiorg = z.object({ id: z.int(), nome: z.string(), sigla: z.string().nullable() });

export const orgaoGerenciado = z.object({
  idOuvidoria: z.int(),
  versao: z.int(),
  situacao: z.enum(situacoesDoOrgao),
  inativadoEm: z.iso.datetime().nullable(),
  dados: dadosGuardados,
  /** The address that waits for its confirmation; null: none. */
  emailPendente: z.string().nullable(),
  municipio: z.object({ idMunicipio: z.int(), descMunicipio: z.string() }).nullable(),
  siorg: unidadeSiorg.nullable(),
  emitiuProtocolo: z.boolean(),
  pendencias: pendenciasDoOrgao,
  formularios: z.array(
    z.object({
      idTipoFormulario: z.int(),
      descTipoFormulario: z.string(),
      oferecido: z.boolean(),
      /** Null when the office may offer it. */
      porQueNao: z.string().nullable(),
    }),
  ),
  /** The authority that watches over the others of its place (Lei 12.527/2011, arts. 40 and 41). */
  monitora: z.boolean(),
  podeMudarMonitoramento: z.boolean(),
  podeMudarAdesao: z.boolean(),
  podeInativar: z.boolean(),
});
export type OrgaoGerenciado = z.output<typeof orgaoGerenciado>;

const pessoa = z.object({ idUsuario: z.int(), nome: z.string() });
const colega = pessoa.extend({ perfis: z.array(z.string()) });

export const autoridadesDoOrgao = z.object({
  instancias: z.array(
    z.object({
      idInstancia: z.int(),
      descricao: z.string(),
      /**
       * Part of the path that this office's appeals take; the others are judged here for other
       * offices, or stand beside that path.
       */
      naCadeia: z.boolean(),
      julgadora: z.object({ idOuvidoria: z.int(), sigla: z.string() }),
      /** Decided in this office, which names the people. */
      aqui: z.boolean(),
      /** `vale`: still works there with a profile that decides. */
      nomeados: z.array(pessoa.extend({ vale: z.boolean() })),
      podemDecidir: z.int(),
    }),
  ),
  candidatos: z.array(colega),
});
export type AutoridadesDoOrgao = z.output<typeof autoridadesDoOrgao>;

export const unidadesDoOrgao = z.object({
  unidades: z.array(
    z.object({
      idUnidade: z.int(),
      idPai: z.int().nullable(),
      nome: z.string(),
      sigla: z.string(),
      email: z.string().nullable(),
      ativa: z.boolean(),
      versao: z.int(),
      pessoas: z.array(pessoa),
      /** Open requests for a contribution in the unit. */
      pedidosAbertos: z.int(),
    }),
  ),
  colegas: z.array(colega),
  /** Whether the reader may put people, or an address, into a unit. */
  poePessoas: z.boolean(),
});
export type UnidadesDoOrgao = z.output<typeof unidadesDoOrgao>;
export type UnidadeDoOrgao = UnidadesDoOrgao['unidades'][number];

export const servicoPublico = z.object({
  nome: z.string(),
  descricao: z.string(),
  link: z.string().nullable(),
  publico: z.string().nullable(),
});

const servicoDoOrgao = servicoPublico.extend({ idServico: z.int(), ativo: z.boolean(), versao: z.int() });
export const servicosDoOrgao = z.array(servicoDoOrgao);
export type ServicoDoOrgao = z.output<typeof servicoDoOrgao>;
