import { useState } from 'react';
import type { CasoDoLote, LinhaDoLote, ResultadoDoLote } from '#kernel/lista/lote.ts';
import { ApiError } from '#shell/api/errors.ts';
import { esquecerGuardados } from '#shell/guardado/ate-enviar.ts';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import type { FormularioEnviavel } from '#shell/ui/form/use-formulario.ts';
import type { AtoProps, CasoEscolhido } from '../casos.ts';
import { type CasoMudado, casoMudadoDe, type Mudanca } from '../mudancas.ts';

const MUDOU = 'manifestacao.mudou';

interface OpcoesDoLote<T> extends AtoProps {
  /** The form that is sent; none when the act has no input. */
  readonly form?: FormularioEnviavel;
  readonly enviar: (casos: CasoDoLote[], dados: T) => Promise<ResultadoDoLote>;
}

export interface Lote<T> {
  readonly enviando: boolean;
  /** Why nothing was done, in words. */
  readonly erro: string | null;
  /** Set when somebody else acted on the single case meanwhile; what was typed is still there. */
  readonly mudancas: readonly Mudanca[] | null;
  /** One line per case, when there were several. */
  readonly linhas: readonly LinhaDoLote[] | null;
  readonly enviar: (dados: T) => Promise<void>;
  /** After the person read what changed: sends the same again, on the case as it now is. */
  readonly insistir: () => Promise<void>;
  /** Called when the lines were read. */
  readonly concluir: () => void;
}

const comVersao = ({ idManifestacao, versao }: CasoEscolhido): CasoDoLote => ({ idManifestacao, versao });

const isMudou = (error: unknown): error is ApiError => error instanceof ApiError && error.code === MUDOU;

/**
 * Does one act on one case or several. With one case a refusal shows on the form; with several,
 * each has a result line.
 */
export const useLote = <T>({ casos, onFeito, form, enviar }: OpcoesDoLote<T>): Lote<T> => {
  const [enviando, setEnviando] = useState(false);
  const [erro, setErro] = useState<string | null>(null);
  const [mudou, setMudou] = useState<(CasoMudado & { dados: T }) | null>(null);
  const [linhas, setLinhas] = useState<readonly LinhaDoLote[] | null>(null);
  const recusar = (error: unknown, dados: T): void => {
    if (isMudou(error)) {
      setMudou({ ...casoMudadoDe(error), dados });
      return;
    }
    const texto = textoDoErro(error);
    const temCampos = form?.aplicarErros(error) ?? false;
    setErro(temCampos ? null : texto);
  };
  const mandar = async (lote: CasoDoLote[], dados: T): Promise<void> => {
    setEnviando(true);
    setErro(null);
    setMudou(null);
    try {
      const { resultados } = await enviar(lote, dados);
      // If it was refused for every case, the text is still needed.
      if (resultados.some(({ feito }) => feito)) await esquecerGuardados(form);
      if (lote.length === 1) onFeito();
      else setLinhas(resultados);
    } catch (error) {
      recusar(error, dados);
    } finally {
      setEnviando(false);
    }
  };
  return {
    enviando,
    erro,
    mudancas: mudou?.mudancas ?? null,
    linhas,
    enviar: (dados) => mandar(casos.map(comVersao), dados),
    insistir: async () => {
      // With the version that the person has now read about: a further change is reported again.
      if (mudou)
        await mandar(
          casos.map((caso) => comVersao({ ...caso, versao: mudou.versao })),
          mudou.dados,
        );
    },
    concluir: () => {
      setLinhas(null);
      onFeito();
    },
  };
};
