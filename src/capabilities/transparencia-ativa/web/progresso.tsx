import { ProgressBar } from '#shell/ui/estado/progress-bar.tsx';
import { formatPorCento } from '#shell/ui/graficos/numeros.ts';
import type { Checklist } from '../contract.ts';

interface ProgressoProps extends Pick<Checklist, 'contagem' | 'respondido' | 'cumprido'> {
  /** What is counted: the items of a body, or the bodies of an item. */
  readonly unidade?: 'itens' | 'órgãos';
}

/** How much was answered, and how much of it the authority found fulfilled. */
export function Progresso({ contagem, respondido, cumprido, unidade = 'itens' }: ProgressoProps) {
  const { itens, semResposta, naoSeAplica, cumpre } = contagem;
  return (
    <div className="transparencia-progresso">
      <ProgressBar
        label="Respondido"
        value={respondido ?? 0}
        text={`${itens - semResposta} de ${itens} ${unidade}`}
      />
      <ProgressBar
        label="Cumprido, pela avaliação"
        value={cumprido ?? 0}
        text={`${cumpre} de ${itens - naoSeAplica} exigidos (${formatPorCento(cumprido)})`}
        tone="success"
      />
    </div>
  );
}
