import { z } from 'zod';
import { id, idTexto } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { consultaDePagina, pagina } from '#kernel/lista/pagina.ts';
import { permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { decisoesSobreAchado, estados, MAIOR_MOTIVO, partes } from './domain/publicacao.ts';
import { tiposDeAchado } from './domain/tipos-de-achado.ts';

const acesso = permitido('manifestacao.tratar');
const porId = z.object({ idManifestacao: campo('Manifestação', idTexto) });
const decisao = z.enum(decisoesSobreAchado);

const achado = z.object({
  idAchado: z.int(),
  parte: z.enum(partes),
  /** 'Na resposta'. */
  onde: z.string(),
  tipo: z.enum(tiposDeAchado),
  nomeDoTipo: z.string(),
  /** The find's own words, and those around them in the same line. */
  antes: z.string(),
  trecho: z.string(),
  depois: z.string(),
  /** Null until somebody decides. */
  decisao: decisao.nullable(),
  decisor: z.string().nullable(),
  decididoEm: z.iso.datetime().nullable(),
  /** Why it is published; null for what is covered. */
  motivo: z.string().nullable(),
  /** False for the requester's identity, which is always covered. */
  podePublicar: z.boolean(),
});
export type AchadoDoCaso = z.output<typeof achado>;

const publicacao = z.object({
  idManifestacao: z.int(),
  versao: z.int(),
  /** The seventeen digits that form the public address. */
  protocolo: z.string(),
  estado: z.enum(estados),
  frase: z.string(),
  publicadoEm: z.iso.datetime().nullable(),
  porDecidir: z.int(),
  achados: z.array(achado),
});
export type PublicacaoDoCaso = z.output<typeof publicacao>;

/** A case may have as many finds as its texts have words. */
const MAX_DE_UMA_VEZ = 2000;

export const publicacaoContract = contract({
  'GET /app-web/v1/publicacao/pendentes': {
    acesso,
    resumo: 'Pedidos do órgão que só serão publicados depois que alguém decidir sobre dados pessoais.',
    query: z.strictObject({
      idOuvidoria: campo('Órgão', idTexto).optional(),
      ...consultaDePagina(50),
    }),
    response: pagina(
      z.object({
        idManifestacao: z.int(),
        numeroProtocolo: z.string(),
        orgao: z.string(),
        resumo: z.string(),
        respondidoEm: z.iso.datetime(),
        porDecidir: z.int(),
        tipos: z.array(z.string()),
      }),
    ),
  },
  'GET /app-web/v1/publicacao/:idManifestacao': {
    acesso,
    resumo: 'Se o pedido está na busca pública, por que não está, e os trechos que parecem dados pessoais.',
    params: porId,
    semAtividade: true,
    response: publicacao,
  },
  'POST /app-web/v1/publicacao/:idManifestacao/decisoes': {
    acesso,
    resumo: 'Decide se trechos são cobertos ou publicados; decididos todos, o pedido é publicado.',
    params: porId,
    body: z.strictObject({
      /** The case's version that the person saw. */
      versao: campo('Versão', z.int().min(1)),
      decisao: campo('Decisão', decisao),
      /** Required to publish. */
      motivo: campo('Motivo', z.string().trim().max(MAIOR_MOTIVO)).optional(),
      achados: campo('Trechos', z.array(id).min(1, 'Escolha ao menos um trecho.').max(MAX_DE_UMA_VEZ)),
    }),
    response: publicacao,
  },
});
