import { z } from 'zod';
import type { SentInput } from '#kernel/endpoint.ts';
import { formularioDoTipo, isSigilosa, TipoFormulario } from '#kernel/enumeracoes.ts';
import { TipoDocumentoDoCaso } from '#kernel/numeros/documento.ts';
import { anexosParaEnvio } from '#shell/campo-de-anexos.ts';
import { isoFromDateText } from '#shell/ui/campos/date-text.ts';
import { camposDaPessoa } from '#shell/ui/form/documento-escrito.ts';
import type { manifestacaoContract } from '../../contract.ts';
import { atendimento } from '../../domain/registrar/atendimento.ts';
import { type Etapa, etapas, isDeMesa } from './etapas.ts';
import type { UltimoAtendimento } from './mesa/ultimo-atendimento.ts';
import { isMesmoLugar } from './orgao/lugar-do-orgao.ts';
import {
  camposDeQuemNaoVe,
  camposDoTeor,
  schemaDoTeor,
  teorEmEdicao,
  teorVazio,
} from './relato/teor-em-edicao.ts';
import { destinoCriar, type Partida } from './tipo/partida.ts';
import { nomeDoTipo } from './tipo/tipos.ts';

const texto = z.string().catch('');

/** The id of the kind of document, '' for none: a CPF unless the desk chose another. */
const documentoEmEdicao = z.object({
  tipo: z.string().catch(String(TipoDocumentoDoCaso.cpf)),
  numero: texto,
});

const anexosEmEdicao = z
  .array(z.object({ idAnexo: z.int(), segredo: z.string(), nome: z.string(), tamanho: z.number() }))
  .catch([]);

/** Who acts for the person at the desk; nothing of it is sent unless `tem`. */
const representanteEmEdicao = z.object({
  tem: z.boolean().catch(false),
  nome: texto,
  qualidade: z.string().catch('procurador'),
  cpf: texto,
  outroDocumento: documentoEmEdicao.catch(documentoEmEdicao.parse({})),
  /** As it is written: dd/mm/aaaa. */
  validaAte: texto,
  semCopia: texto,
  anexos: anexosEmEdicao,
});

/** The person at the desk, as the form's fields hold it. */
export const atendimentoEmEdicao = z.object({
  isAtendimento: z.boolean().catch(false),
  /** The person gave no name, which only a denúncia allows. */
  semPessoa: z.boolean().catch(false),
  idCanalEntrada: texto,
  manifestante: z
    .object({
      nome: texto,
      email: texto,
      telefone: texto,
      cpf: texto,
      outroDocumento: documentoEmEdicao.catch(documentoEmEdicao.parse({})),
      endereco: texto,
    })
    .catch({
      nome: '',
      email: '',
      telefone: '',
      cpf: '',
      outroDocumento: documentoEmEdicao.parse({}),
      endereco: '',
    }),
  representante: representanteEmEdicao.catch(representanteEmEdicao.parse({})),
});
export type AtendimentoEmEdicao = z.output<typeof atendimentoEmEdicao>;

/**
 * Everything about a filing so far, as a draft keeps it. Parsed leniently: a draft may come from an
 * older version of the form.
 */
const registrando = z.object({
  /** Made once: sending it again finds the same manifestação. */
  chaveEnvio: z.uuid(),
  idTipoManifestacao: z.int(),
  idSubtipo: z.int().nullable().catch(null),
  uf: z.string().nullable().catch(null),
  municipio: z.string().nullable().catch(null),
  ouvidoriaInterna: z.boolean().catch(false),
  anonimo: z.boolean().catch(false),
  preservarIdentidade: z.boolean().catch(false),
  idModoResposta: texto,
  /** Null while unanswered; 0 when none of the list fits. */
  idAssunto: z.int().nullable().catch(null),
  orgao: z
    .object({ idOuvidoria: z.int(), sigla: z.string(), nomeOuvidoria: z.string() })
    .nullable()
    .catch(null),
  teor: teorEmEdicao.catch(teorVazio()),
  anexos: anexosEmEdicao,
  atendimento: atendimentoEmEdicao.catch(atendimentoEmEdicao.parse({})),
  etapa: z.preprocess((etapa) => (etapa === 'anexos' ? 'revisao' : etapa), z.enum(etapas)).catch('relato'),
});
export type Registrando = z.output<typeof registrando>;

/** Null when the stored content is not a filing. */
export const readRegistrando = (conteudo: unknown): Registrando | null =>
  registrando.safeParse(conteudo).data ?? null;

export const formularioDe = ({ idTipoManifestacao }: Pick<Registrando, 'idTipoManifestacao'>) =>
  formularioDoTipo(idTipoManifestacao);

/** The text by which similar requests are searched. */
export const textoDoPedido = ({ teor }: Pick<Registrando, 'teor'>): string => `${teor.resumo}\n${teor.texto}`;

export const comecar = (
  partida: Partida & { readonly tipo: number },
  chaveEnvio: string,
  {
    isAtendente,
    ultimo = null,
  }: { readonly isAtendente: boolean; readonly ultimo?: UltimoAtendimento | null },
): Registrando => ({
  chaveEnvio,
  idTipoManifestacao: partida.tipo,
  idSubtipo: partida.idSubtipo,
  uf: partida.uf,
  municipio: partida.municipio,
  ouvidoriaInterna: partida.ouvidoriaInterna,
  anonimo: partida.anonimo,
  preservarIdentidade: false,
  idModoResposta: formularioDoTipo(partida.tipo) === TipoFormulario.acessoAInformacao ? '1' : '',
  idAssunto: partida.idAssunto,
  // The next call at the same desk goes to the same office, and came the same way.
  orgao: isAtendente && ultimo && isMesmoLugar(ultimo, partida) ? ultimo.orgao : null,
  teor: teorVazio(),
  anexos: [],
  atendimento: {
    ...atendimentoEmEdicao.parse({}),
    isAtendimento: isAtendente && !partida.anonimo,
    idCanalEntrada: isAtendente && ultimo ? ultimo.idCanalEntrada : '',
  },
  etapa: partida.idAssunto === null ? 'assunto' : 'relato',
});

export const partidaDe = (registro: Registrando): Partida => ({
  tipo: registro.idTipoManifestacao,
  uf: registro.uf,
  municipio: registro.municipio,
  ouvidoriaInterna: registro.ouvidoriaInterna,
  anonimo: registro.anonimo,
  idAssunto: registro.idAssunto,
  idSubtipo: registro.idSubtipo,
});

const comecoDoTexto = ({ teor }: Registrando): string => {
  const inteiro = (teor.resumo || teor.servico || teor.texto).trim().replace(/\s+/g, ' ');
  return inteiro.length > 60 ? `${inteiro.slice(0, 60)}…` : inteiro;
};

/** How lists of drafts name it; for a denúncia they show nothing of the text. */
export const descreverRascunho = (idRascunho: string, isGuardadoAqui: boolean) => (registro: Registrando) => {
  const { nome } = nomeDoTipo(registro.idTipoManifestacao);
  const comeco = isSigilosa(registro.idTipoManifestacao) ? '' : comecoDoTexto(registro);
  return {
    titulo: comeco ? `${nome} · ${comeco}` : nome,
    idTipoManifestacao: registro.idTipoManifestacao,
    continuarEm: destinoCriar(partidaDe(registro), idRascunho),
    isSoLocal: registro.anonimo,
    // A denúncia found on a device tells who wrote it: it is left there only if the person wants that.
    isSoNaMemoria: registro.anonimo && !isGuardadoAqui,
  };
};

const camposDoRepresentante = (valor: AtendimentoEmEdicao['representante']): unknown => {
  const { tem: _, anexos, validaAte, ...pessoa } = valor;
  return {
    ...camposDaPessoa({ ...pessoa, validaAte: isoFromDateText(validaAte) ?? validaAte }),
    anexos: anexosParaEnvio(anexos),
  };
};

/** The desk's form as the domain's rule expects it; empty fields count as not answered. */
export const camposDoAtendimento = (valor: AtendimentoEmEdicao): unknown => {
  const manifestante = camposDaPessoa(valor.manifestante);
  return {
    idCanalEntrada: valor.idCanalEntrada === '' ? undefined : Number(valor.idCanalEntrada),
    ...(!valor.semPessoa && { manifestante }),
    ...(!valor.semPessoa &&
      valor.representante.tem && { representante: camposDoRepresentante(valor.representante) }),
  };
};

const isEtapaPronta = (registro: Registrando, etapa: Etapa): boolean => {
  if (etapa === 'assunto') return registro.idAssunto !== null;
  if (etapa === 'relato') return schemaDoTeor(formularioDe(registro)).safeParse(registro.teor).success;
  if (etapa === 'orgao') return registro.orgao !== null;
  if (etapa === 'identificacao' && registro.atendimento.isAtendimento)
    return atendimento.safeParse(camposDoAtendimento(registro.atendimento)).success;
  return true;
};

/** The first step that still needs an answer; changing the address does not skip it. */
export const primeiraPendente = (registro: Registrando): Etapa =>
  etapas.find((etapa) => !isEtapaPronta(registro, etapa)) ?? 'revisao';

type CorpoDoRegistro = SentInput<(typeof manifestacaoContract)['POST /app-web/v1/manifestacoes']>['body'];

/** What is sent, once every step is answered. */
export const corpoDoRegistro = (registro: Registrando, idRascunho: string): CorpoDoRegistro => {
  if (!registro.orgao) throw new RangeError('A filing is sent to an office');
  const isAcesso = formularioDe(registro) === TipoFormulario.acessoAInformacao;
  return {
    chaveEnvio: registro.chaveEnvio,
    idTipoManifestacao: registro.idTipoManifestacao as CorpoDoRegistro['idTipoManifestacao'],
    ...(registro.idSubtipo && { idSubtipoFormulario: registro.idSubtipo }),
    idOuvidoriaDestino: registro.orgao.idOuvidoria,
    ...(registro.idAssunto && { idAssunto: registro.idAssunto }),
    ...(registro.uf && { uf: registro.uf }),
    ...(registro.municipio && { municipio: registro.municipio }),
    ouvidoriaInterna: registro.ouvidoriaInterna,
    anonimo: registro.anonimo,
    preservarIdentidade: isAcesso && registro.preservarIdentidade,
    ...(isAcesso && registro.idModoResposta && { idModoResposta: Number(registro.idModoResposta) }),
    teor: camposDoTeor(formularioDe(registro), registro.teor),
    ...(!isAcesso && { naoDevemVer: camposDeQuemNaoVe(registro.teor) }),
    anexos: registro.anexos.map(({ idAnexo, segredo }) => ({ idAnexo, segredo })),
    ...(!registro.anonimo && { idRascunho }),
    ...(isDeMesa(registro) && {
      atendimento: camposDoAtendimento(registro.atendimento) as CorpoDoRegistro['atendimento'],
    }),
  };
};
