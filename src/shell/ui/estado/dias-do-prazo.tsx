import { faCheck } from '@fortawesome/free-solid-svg-icons/faCheck.js';
import { faEllipsisV } from '@fortawesome/free-solid-svg-icons/faEllipsisV.js';
import { faMinus } from '@fortawesome/free-solid-svg-icons/faMinus.js';
import { useId, useState } from 'react';
import type { DiaDoPrazo } from '#kernel/prazo/explain.ts';
import { foldDias, type LinhaDoPrazo } from '#kernel/prazo/fold-dias.ts';
import { formatDia } from '#shell/formato.ts';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import './dias-do-prazo.css';

interface DiasDoPrazoProps {
  readonly dias: readonly DiaDoPrazo[];
}

function Dia({ dia: { data, conta, motivo } }: { readonly dia: DiaDoPrazo }) {
  return (
    <li data-conta={conta}>
      <Icon icon={conta ? faCheck : faMinus} size="sm" />
      <span>{formatDia(data)}</span>
      <span className="ui-muted">{motivo}</span>
    </li>
  );
}

/** 'Mais 15 dias que contam', from the first to the last of them. */
function Dobrados({ tipo, dias }: Exclude<LinhaDoPrazo, { tipo: 'dia' }>) {
  const fim = dias.at(-1) ?? dias[0];
  return (
    <li className="prazo-dobrados" data-conta={tipo === 'comuns'}>
      <Icon icon={faEllipsisV} size="sm" />
      <span>{`Mais ${dias.length} dias que ${tipo === 'comuns' ? 'contam' : 'não contam, pelo mesmo motivo'}`}</span>
      <span className="ui-muted">{`De ${formatDia(dias[0].data)} a ${formatDia(fim.data)}.`}</span>
    </li>
  );
}

/** A term: where it begins, what moves it and where it ends; every day with its reason when asked for. */
export function DiasDoPrazo({ dias }: DiasDoPrazoProps) {
  const id = useId();
  const [todos, setTodos] = useState(false);
  const linhas = foldDias(dias);
  const temDobra = linhas.some(({ tipo }) => tipo !== 'dia');
  return (
    <>
      <ol className="prazo-dias" id={id}>
        {todos
          ? dias.map((dia) => <Dia key={dia.data} dia={dia} />)
          : linhas.map((linha) =>
              linha.tipo === 'dia' ? (
                <Dia key={linha.dia.data} dia={linha.dia} />
              ) : (
                <Dobrados key={linha.dias[0].data} {...linha} />
              ),
            )}
      </ol>
      {temDobra && (
        <Button
          size="small"
          variant="secondary"
          className="prazo-todos"
          aria-expanded={todos}
          aria-controls={id}
          onClick={() => setTodos(!todos)}
        >
          {todos ? 'Ver só o que importa' : `Ver todos os dias (${dias.length})`}
        </Button>
      )}
    </>
  );
}
