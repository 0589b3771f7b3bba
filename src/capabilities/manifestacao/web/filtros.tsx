import { useSituacoes } from '#shell/lista/apoio-queries.ts';
import { Escolhas } from '#shell/lista/escolhas.tsx';
import { FiltroDeOrgao } from '#shell/lista/filtro-de-orgao.tsx';
import { Periodo } from '#shell/lista/periodo.tsx';
import { Select } from '#shell/ui/campos/select.tsx';
import type { Filtro, FiltroDePrazo } from './filtro-do-endereco.ts';
import { useTipos } from './lista-queries.ts';

/** The searchable select has no empty choice. */
const TODOS = 'todos';

export const nomesDosPrazos: Readonly<Record<FiltroDePrazo, string>> = {
  'no-prazo': 'No prazo',
  'vence-em-7-dias': 'Vence em até 7 dias',
  vencido: 'Prazo vencido',
};

const opcoesDePrazo = [
  { value: TODOS, label: 'Qualquer prazo' },
  ...Object.entries(nomesDosPrazos).map(([value, label]) => ({ value, label })),
];

interface FiltrosProps {
  readonly lai: boolean;
  readonly filtro: Filtro;
  readonly onFiltrar: (mudanca: Partial<Filtro>) => void;
}

export function Filtros({ lai, filtro, onFiltrar }: FiltrosProps) {
  const tipos = useTipos();
  const situacoes = useSituacoes();
  return (
    <div className="lista-filtros">
      {!lai && (
        <Escolhas
          legenda="Tipo"
          opcoes={tipos}
          escolhidas={filtro.tipos}
          onMudar={(escolhidos) => onFiltrar({ tipos: escolhidos })}
        />
      )}
      <Escolhas
        legenda="Situação"
        opcoes={situacoes}
        escolhidas={filtro.situacoes}
        onMudar={(escolhidas) => onFiltrar({ situacoes: escolhidas })}
      />
      <div>
        <FiltroDeOrgao
          idOuvidoria={filtro.idOuvidoria}
          onMudar={(idOuvidoria) => onFiltrar({ idOuvidoria })}
        />
        <Periodo rotulo="Registrada entre" de={filtro.de} ate={filtro.ate} onMudar={onFiltrar} />
        <Select
          label="Prazo"
          options={opcoesDePrazo}
          value={filtro.prazo || TODOS}
          onChange={(valor) => onFiltrar({ prazo: valor === TODOS ? '' : (valor as FiltroDePrazo) })}
        />
      </div>
    </div>
  );
}
