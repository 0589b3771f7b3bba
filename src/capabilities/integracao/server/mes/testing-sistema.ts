import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { SENHA } from '#testing/visitor.ts';
import { importarExemplo } from '../testing-clientes-de-exemplo.ts';
import { Clientes } from '../testing-integracao.ts';

const HORA = 3_600_000;
const ACESSO_A_INFORMACAO = 8;
const DENUNCIAS: readonly number[] = [1, 7];
/** Stands for the text of an answer that the database keeps sealed. */
export const SELADO = '(selado)';

export interface CasoGuardado {
  readonly protocolo: string;
  readonly situacao: number;
  readonly prazo: string | null;
  readonly respostas: readonly (readonly [number, string])[];
  /** The digest of each file, by its number. */
  readonly arquivos: Readonly<Record<number, string>>;
}
export interface RecursoGuardado {
  readonly protocolo: string;
  readonly instancia: number;
  readonly situacao: number;
  readonly texto: string;
  readonly decisoes: readonly string[];
  readonly arquivos: Readonly<Record<number, string>>;
}

export const digest = (conteudo: Uint8Array | string): string =>
  createHash('sha256').update(conteudo).digest('hex');

interface AnexoNoFio {
  readonly Links: readonly { readonly href: string }[];
  readonly [nome: string]: unknown;
}
interface RecursoLido {
  readonly numProtocolo: string;
  readonly idRecurso: number;
  readonly instancia: { readonly IdInstanciaRecurso: number };
  readonly situacaoRecurso: { readonly idSituacaoRecurso: number };
  readonly justificativa: string;
  readonly anexos: readonly AnexoNoFio[];
  readonly respostasRecurso: readonly {
    readonly tipoRespostaRecurso: { readonly descTipoRespostaRecurso: string };
    readonly txtJustificativa: string;
    readonly anexos: readonly AnexoNoFio[];
  }[];
}

/** The three ways in which clients write a moment; the minutes of a whole day are all of it. */
const formas = [
  (momento: string) => momento,
  (momento: string) => `${momento}:59`,
  (momento: string) => momento.slice(0, 10),
];

/** The process system of an office, made up: what it knows it learnt from the API alone. */
export const abrirSistema = async (url: string, cliente: keyof typeof Clientes) => {
  const { abrirEscuta, emBrasilia } = await importarExemplo('escuta.mjs');
  const escuta = abrirEscuta({
    url,
    clientId: String(Clientes[cliente]),
    clientSecret: SENHA,
    usuario: `ws.${cliente}`,
    senha: SENHA,
  });
  const casos = new Map<number, CasoGuardado>();
  const recursos = new Map<number, RecursoGuardado>();
  const baixados = new Map<string, string>();
  /** By the name under which each file came. */
  const porNome = new Map<string, string>();
  let lidoAte: number | null = null;
  let noites = 0;

  const baixar = async (anexos: readonly AnexoNoFio[], numero: string): Promise<Record<number, string>> => {
    const arquivos: Record<number, string> = {};
    for (const anexo of anexos) {
      const href = anexo.Links[0]?.href ?? '';
      if (!baixados.has(href)) {
        const baixado = await escuta.baixar(anexo.Links);
        expect(baixado, `${href} is a file`).not.toBeNull();
        baixados.set(href, digest(baixado.conteudo));
        porNome.set(baixado.nome, digest(baixado.conteudo));
      }
      arquivos[Number(anexo[numero])] = baixados.get(href) ?? '';
    }
    return arquivos;
  };

  const guardarRecurso = async (lido: RecursoLido): Promise<void> => {
    const daDecisao = lido.respostasRecurso.flatMap(({ anexos }) => anexos);
    recursos.set(lido.idRecurso, {
      protocolo: lido.numProtocolo.replaceAll(/\D/g, ''),
      instancia: lido.instancia.IdInstanciaRecurso,
      situacao: lido.situacaoRecurso.idSituacaoRecurso,
      texto: lido.justificativa,
      decisoes: lido.respostasRecurso.map(
        ({ tipoRespostaRecurso, txtJustificativa }) =>
          `${tipoRespostaRecurso.descTipoRespostaRecurso}: ${txtJustificativa}`,
      ),
      arquivos: {
        ...(await baixar(lido.anexos, 'IdAnexoRecurso')),
        ...(await baixar(daDecisao, 'idAnexoRespostaRecurso')),
      },
    });
  };

  /** Reads one case with its files; one that left the reach of this system is taken out. */
  const ler = async (id: number): Promise<{ protocolo: string; isPedido: boolean } | null> => {
    const lida = await escuta.ler(id);
    if (lida === null) {
      casos.delete(id);
      return null;
    }
    const selada = DENUNCIAS.includes(lida.TipoManifestacao.IdTipoManifestacao);
    const respostas: { IdRespostaManifestacao: number; TxtResposta: string }[] = lida.Historico.flatMap(
      ({ Resposta }: { Resposta?: object }) => Resposta ?? [],
    );
    casos.set(id, {
      protocolo: lida.NumerosProtocolo[0],
      situacao: lida.Situacao.IdSituacaoManifestacao,
      prazo: lida.PrazoAtendimento,
      respostas: respostas.map(
        (cada) => [cada.IdRespostaManifestacao, selada ? SELADO : cada.TxtResposta] as const,
      ),
      arquivos: await baixar(lida.Teor.Anexos, 'IdAnexoManifestacao'),
    });
    return {
      protocolo: lida.NumerosProtocolo[0],
      isPedido: lida.TipoManifestacao.IdTipoManifestacao === ACESSO_A_INFORMACAO,
    };
  };

  /** What changed since the night before, two hours of it once more: of a denúncia only the hour is told. */
  const noite = async (agora: number): Promise<number> => {
    const forma = formas[noites % formas.length] ?? formas[0];
    noites += 1;
    const desde = emBrasilia((lidoAte ?? agora - 24 * HORA) - 2 * HORA);
    const filtros = { DataAtualizacaoInicio: desde, DataAtualizacaoFim: forma?.(emBrasilia(agora)) };
    const ids: number[] = [];
    for await (const { IdManifestacao } of escuta.todas({ ...filtros, MaxResultados: 5 }))
      ids.push(IdManifestacao);
    expect(new Set(ids).size, 'no page repeats a case').toBe(ids.length);
    for (const id of ids) {
      const { protocolo, isPedido } = (await ler(id)) ?? {};
      const doCaso = isPedido ? await escuta.recursos({ NumProtocolo: protocolo }) : null;
      for (const recurso of doCaso?.Recursos ?? []) await guardarRecurso(recurso);
    }
    const novos = await escuta.recursos({ DataAberturaInicio: desde, DataAberturaFim: emBrasilia(agora) });
    for (const recurso of novos?.Recursos ?? []) await guardarRecurso(recurso);
    lidoAte = agora;
    return ids.length;
  };

  return { escuta, casos, recursos, porNome, ler, noite };
};
export type Sistema = Awaited<ReturnType<typeof abrirSistema>>;
