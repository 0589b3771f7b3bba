import { useRef, useState } from 'react';
import type { CasoDoLote, LinhaDoLote, ResultadoDoLote } from '#kernel/lista/lote.ts';
import type { AtoProps } from '#shell/atos/casos.ts';
import { enviarAoLote } from '#shell/atos/lote/enviar-ao-lote.ts';
import { useLote } from '#shell/atos/lote/use-lote.ts';
import { type AnexoEscolhido, anexosParaEnvio } from '#shell/campo-de-anexos.ts';
import type { FormularioEnviavel } from '#shell/ui/form/use-formulario.ts';
import { responder } from '../domain/responder.ato.ts';
import { responderIntermediaria } from '../domain/responder-intermediaria.ato.ts';
import type { RascunhoVivo } from './rascunho/use-rascunho.ts';
import type { RespostaPronta, TipoEscolhido } from './resposta-em-edicao.ts';

export interface DadosDaResposta extends RespostaPronta {
  readonly tipo: TipoEscolhido;
  readonly anexos: readonly AnexoEscolhido[];
}

interface Opcoes extends AtoProps {
  readonly form: FormularioEnviavel;
  readonly vivo: RascunhoVivo;
}

const idOuNada = (texto: string): number | null => (texto === '' ? null : Number(texto));

const mandar = (casos: CasoDoLote[], dados: DadosDaResposta): Promise<ResultadoDoLote> => {
  const resposta = { texto: dados.texto, anexos: anexosParaEnvio(dados.anexos) };
  if (dados.tipo === 'intermediaria') return enviarAoLote(responderIntermediaria, casos, resposta);
  return enviarAoLote(responder, casos, {
    ...resposta,
    detalhes: dados.detalhes,
    idCodigoDecisao: idOuNada(dados.idCodigoDecisao),
    idEspecificacaoDecisao: idOuNada(dados.idEspecificacaoDecisao),
  });
};

/**
 * Sends the answer. The draft is not stored meanwhile, so that none arrives after it; if the answer
 * is refused, storing resumes.
 */
export const useEnvioDaResposta = ({ casos, onFeito, form, vivo }: Opcoes) => {
  const [linhasDoGrupo, setLinhas] = useState<readonly LinhaDoLote[] | null>(null);
  const doGrupo = useRef<readonly LinhaDoLote[]>([]);
  const enviar = async (lote: CasoDoLote[], dados: DadosDaResposta): Promise<ResultadoDoLote> => {
    await vivo.parar();
    try {
      const resultado = await mandar(lote, dados);
      if (!resultado.resultados.some(({ feito }) => feito)) vivo.retomar();
      doGrupo.current = resultado.resultados;
      return resultado;
    } catch (error) {
      vivo.retomar();
      throw error;
    }
  };
  const lote = useLote<DadosDaResposta>({
    casos,
    form,
    enviar,
    // One case whose duplicates were answered too: each result is shown.
    onFeito: () => {
      if (casos.length === 1 && doGrupo.current.length > 1) setLinhas(doGrupo.current);
      else onFeito();
    },
  });
  return { lote, linhasDoGrupo };
};
