import { useState } from 'react';
import type { CasoDoLote, LinhaDoLote } from '#kernel/lista/lote.ts';
import { ApiError } from '#shell/api/errors.ts';
import { esquecerGuardados } from '#shell/guardado/ate-enviar.ts';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import type { FormularioEnviavel } from '#shell/ui/form/use-formulario.ts';
import type { AtoProps, CasoEscolhido } from '../casos.ts';
import { desfazerStore } from '../desfazer.ts';
import { type CasoMudado, casoMudadoDe, type Mudanca } from '../mudancas.ts';
import type { LoteEnviado } from './enviar-ao-lote.ts';

const MUDOU = 'manifestacao.mudou';

interface OpcoesDoLote<T> extends AtoProps {
  /** The form that is sent; none when the act has no input. */
  readonly form?: FormularioEnviavel;
  readonly enviar: (casos: CasoDoLote[], dados: T) => Promise<LoteEnviado>;
}

export interface Lote<T> {
  readonly enviando: boolean;
  /** Why nothing was done, in words. */
  readonly erro: string | null;
  /** Set when somebody else acted on the single case meanwhile; what was typed is still there. */
  readonly mudancas: readonly Mudanca[] | null;
  /** The case they acted on: of several, perhaps the last one that was left to try again. */
  readonly mudado: CasoEscolhido | null;
  /** One line per case, when there were several. */
  readonly linhas: readonly LinhaDoLote[] | null;
  readonly enviar: (dados: T) => Promise<void>;
  /** After the person read what changed: sends the same again, on the case as it now is. */
  readonly insistir: () => Promise<void>;
  /** Called when the lines were read. */
  readonly concluir: () => void;
  /** Back to the form as it was filled in, for the cases that were refused; null when there is none. */
  readonly tentarDeNovo: (() => void) | null;
}

const comVersao = ({ idManifestacao, versao }: CasoEscolhido): CasoDoLote => ({ idManifestacao, versao });

const isMudou = (error: unknown): error is ApiError => error instanceof ApiError && error.code === MUDOU;

/** What was done before it, if anything, is done for good as far as the screen can tell. */
const oferecerDesfazer = (
  { desfaz, desfazer }: LoteEnviado,
  [caso]: readonly CasoEscolhido[],
  devolver: () => Promise<void>,
): void => {
  if (!desfaz || !desfazer || !caso) return;
  const { idManifestacao, numeroProtocolo } = caso;
  desfazerStore.set({ ...desfaz, ...desfazer, idManifestacao, numeroProtocolo, devolver });
};

/**
 * Does one act on one case or several. With one case a refusal shows on the form; with several,
 * each has a result line.
 */
export const useLote = <T>({ casos, onFeito, form, enviar }: OpcoesDoLote<T>): Lote<T> => {
  const [enviando, setEnviando] = useState(false);
  const [erro, setErro] = useState<string | null>(null);
  const [mudou, setMudou] = useState<(CasoMudado & { caso: CasoEscolhido; dados: T }) | null>(null);
  const [linhas, setLinhas] = useState<readonly LinhaDoLote[] | null>(null);
  const [jaFeitas, setJaFeitas] = useState<ReadonlySet<number>>(new Set());
  const faltam = casos.filter(({ idManifestacao }) => !jaFeitas.has(idManifestacao));
  const recusar = (error: unknown, [caso]: readonly CasoEscolhido[], dados: T): void => {
    // Thrown of a case that was sent alone; among several it is a line.
    if (isMudou(error) && caso) {
      setMudou({ ...casoMudadoDe(error), caso, dados });
      return;
    }
    const texto = textoDoErro(error);
    const temCampos = form?.aplicarErros(error) ?? false;
    setErro(temCampos ? null : texto);
  };
  const mandar = async (lote: readonly CasoEscolhido[], dados: T): Promise<void> => {
    setEnviando(true);
    setErro(null);
    setMudou(null);
    try {
      const enviado = await enviar(lote.map(comVersao), dados);
      const { resultados } = enviado;
      // If it was refused for every case, the text is still needed.
      if (resultados.some(({ feito }) => feito)) {
        const devolver = await esquecerGuardados(form);
        oferecerDesfazer(enviado, lote, devolver);
      }
      if (casos.length === 1) onFeito();
      else {
        const feitas = resultados.filter(({ feito }) => feito).map(({ idManifestacao }) => idManifestacao);
        setJaFeitas((antes) => new Set([...antes, ...feitas]));
        setLinhas(resultados);
      }
    } catch (error) {
      recusar(error, lote, dados);
    } finally {
      setEnviando(false);
    }
  };
  return {
    enviando,
    erro,
    mudancas: mudou?.mudancas ?? null,
    mudado: mudou?.caso ?? null,
    linhas,
    enviar: (dados) => mandar(faltam, dados),
    insistir: async () => {
      // With the version that the person has now read about: a further change is reported again.
      if (mudou) await mandar([{ ...mudou.caso, versao: mudou.versao }], mudou.dados);
    },
    tentarDeNovo: linhas !== null && faltam.length > 0 ? () => setLinhas(null) : null,
    concluir: () => {
      setLinhas(null);
      onFeito();
    },
  };
};
