import { useState } from 'react';
import { nomeDaOpcao } from '#shell/lista/apoio.ts';
import { useSituacoes } from '#shell/lista/apoio-queries.ts';
import { Button } from '#shell/ui/button.tsx';
import type { FiltroDosEncaminhados } from './filtro-de-encaminhamentos.ts';

type Contagens = readonly { readonly idSituacao: number; readonly total: number }[];

interface ContagemProps {
  /** Comes with the first page; later pages keep it. */
  readonly contagens: Contagens | undefined;
  readonly filtro: FiltroDosEncaminhados;
  readonly onFiltrar: (mudanca: Partial<FiltroDosEncaminhados>) => void;
}

const NENHUMA: Contagens = [];

/** How many are now in each situação; a click shows only those, another click all again. */
export function ContagemDosEncaminhados({ contagens, filtro, onFiltrar }: ContagemProps) {
  const situacoes = useSituacoes();
  const [ultimas, setUltimas] = useState(NENHUMA);
  if (contagens && contagens !== ultimas) setUltimas(contagens);
  if (ultimas.length === 0) return null;
  return (
    <ul className="trabalho-contagens" aria-label="Quantas em cada situação">
      {ultimas.map(({ idSituacao, total }) => {
        const isEscolhida = filtro.situacoes.length === 1 && filtro.situacoes[0] === idSituacao;
        return (
          <li key={idSituacao}>
            <Button
              size="small"
              variant={isEscolhida ? 'secondary' : 'tertiary'}
              aria-pressed={isEscolhida}
              onClick={() => onFiltrar({ situacoes: isEscolhida ? [] : [idSituacao] })}
            >
              {`${nomeDaOpcao(situacoes, idSituacao)} (${total.toLocaleString('pt-BR')})`}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
