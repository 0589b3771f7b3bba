import {
  eManifestante,
  eParteDaConversa,
  trabalhaNoOrgao,
} from '#capabilities/manifestacao/domain/condicoes.ts';
import type { FatosDaManifestacao } from '#capabilities/manifestacao/domain/fatos.ts';
import type { IdSituacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { podeAcessar } from '#kernel/acesso.ts';
import { checkAct } from '#kernel/ato/interpretar.ts';
import { isSigilosa, TipoManifestacao } from '#kernel/enumeracoes.ts';
import type { DomainError, ErrorKind } from '#kernel/errors.ts';
import type { Relacao } from '#kernel/quem/relacao.ts';
import type { Desfecho } from './atos-por-http.ts';
import type { FatosDoPalco } from './palco.ts';
import { type NomeDoAto, pedidoDoAto } from './pedidos-de-atos.ts';
import { type PessoaDoCaso, pessoasDoCaso } from './pessoas-do-caso.ts';

const STATUS: Readonly<Partial<Record<ErrorKind, number>>> = {
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
};
const recusa = ({ kind, code }: DomainError): Desfecho => [STATUS[kind] ?? 500, code];

/** Those at the CGU who can read its cases, whatever else they may do with them. */
const leitores: readonly PessoaDoCaso[] = [
  'administrador',
  'gestor',
  'respondente',
  'atendente',
  'observador',
];

const relacaoNoPalco = (quem: PessoaDoCaso, { tipo, passo }: FatosDoPalco): Relacao => {
  if (quem === 'codigo') return 'manifestante';
  // A comunicação was filed by nobody's account.
  if (quem === 'manifestante') return tipo === TipoManifestacao.comunicacao ? 'nenhuma' : 'manifestante';
  if (quem === 'colaborador') return passo === true ? 'orgao' : 'nenhuma';
  // Decreto 10.153/2019, art. 6: a denúncia is its office's.
  if (quem === 'administrador' && tipo !== undefined && isSigilosa(tipo)) return 'nenhuma';
  return leitores.includes(quem) ? 'orgao' : 'nenhuma';
};

/** The stage's facts already allow the act; only these conditions depend on who asks. */
const DE_QUEM_PEDE: ReadonlySet<unknown> = new Set([eManifestante, trabalhaNoOrgao, eParteDaConversa]);

/** The situação that an act leads to, as it declares; null when it is not possible from there. */
export const destinoDeclarado = (nome: NomeDoAto, situacao: IdSituacao): number | null => {
  const { de, para } = pedidoDoAto(nome).ato;
  return de.includes(situacao) ? (para ?? situacao) : null;
};

/**
 * What must result from an act, as declared. Checked in this order: who may call, who may know of
 * the case, who may do it, from which situação, and in which relation to the case.
 */
export const desfechoDeclarado = (nome: NomeDoAto, quem: PessoaDoCaso, estado: IdSituacao): Desfecho => {
  const { ato, fatos } = pedidoDoAto(nome);
  const { login, perfil } = pessoasDoCaso[quem];
  if (!ato.rota) throw new Error(`${nome} declares no route`);
  const acesso = podeAcessar(ato.rota.acesso, login ? { idPerfil: perfil, cadastroPendente: false } : null);
  if (!acesso.allowed) return recusa(acesso.error);
  const relacao = relacaoNoPalco(quem, fatos);
  if (relacao === 'nenhuma') return [404, 'manifestacao.nao-encontrada'];
  const regra = { ...ato, quando: ato.quando.filter((condicao) => DE_QUEM_PEDE.has(condicao)) };
  const verdict = checkAct(regra, { estado, perfil, fatos: { relacao } as FatosDaManifestacao });
  return verdict.allowed ? [200, null] : recusa(verdict.error);
};
