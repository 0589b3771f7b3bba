import { Tag } from '#shell/ui/estado/tag.tsx';
import { Ficha } from '#shell/ui/ficha.tsx';
import { type ChamadaVista, faixaDe, nomeDaDuracao, type Resultado } from '../../domain/chamada.ts';
import { formatHora } from '../hora-de-uso.ts';

/** Phones, where a row of eight columns would be a screen of its own. */
export const ESTREITA = '(max-width: 574.98px)';

const tons: Readonly<Record<Resultado, 'success' | 'info' | 'warning' | 'danger'>> = {
  feita: 'success',
  nada: 'info',
  recusada: 'warning',
  limite: 'warning',
  falha: 'danger',
};

export function ResultadoDaChamada({ chamada }: { readonly chamada: ChamadaVista }) {
  const { resultado, status } = chamada;
  return <Tag tone={tons[resultado]}>{`${faixaDe(resultado).nome} (${status})`}</Tag>;
}

const vezes = (quantas: number): string =>
  quantas === 1 ? '1 vez' : `${quantas.toLocaleString('pt-BR')} vezes`;

interface DobradasProps {
  readonly chamadas: readonly ChamadaVista[];
  readonly comOrgaos: boolean;
  readonly titulo: string;
}

/** What was called, with what result and how often; the rest opens. */
export function ChamadasDobradas({ chamadas, comOrgaos, titulo }: DobradasProps) {
  return (
    <ul className="integracao-dobradas" aria-label={titulo}>
      {chamadas.map((chamada) => (
        <li key={chamada.id}>
          <details>
            <summary>
              <code className="integracao-rota">{`${chamada.metodo} ${chamada.rota}`}</code>
              <span className="integracao-dobrada-como">
                <ResultadoDaChamada chamada={chamada} /> {vezes(chamada.chamadas)}
              </span>
            </summary>
            <Ficha
              fatos={{
                Hora: formatHora(chamada.hora),
                Sistema: chamada.sistema,
                Órgão: comOrgaos && chamada.orgao,
                Duração: nomeDaDuracao[chamada.duracao],
                'De onde': chamada.origem,
              }}
            />
          </details>
        </li>
      ))}
    </ul>
  );
}
