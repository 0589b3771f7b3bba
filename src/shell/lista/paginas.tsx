import { faAngleLeft } from '@fortawesome/free-solid-svg-icons/faAngleLeft.js';
import { faAngleRight } from '@fortawesome/free-solid-svg-icons/faAngleRight.js';
import { useId } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { z } from 'zod';
import { Button } from '#shell/ui/button.tsx';
import './trabalho.css';

const estado = z.object({ cursores: z.array(z.string()) });

/**
 * Where each page after the first began, up to the one that is open. It is kept in the history, not
 * in the address: Back goes one page back, returning from a case finds the page again, and a new
 * filter starts at the first page.
 */
export const usePaginas = () => {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const cursores = estado.safeParse(state).data?.cursores ?? [];
  const ir = (novos: readonly string[]) =>
    void navigate({ search }, { state: { cursores: novos }, preventScrollReset: true });
  return {
    cursores: cursores as readonly string[],
    numero: cursores.length + 1,
    cursor: cursores.at(-1),
    proxima: (cursor: string) => ir([...cursores, cursor]),
    anterior: () => ir(cursores.slice(0, -1)),
    primeira: () => ir([]),
  };
};

const numeroEscrito = (numero: number): string => numero.toLocaleString('pt-BR');

interface PaginasProps<T extends number> {
  readonly numero: number;
  readonly tamanhos: readonly T[];
  readonly porPagina: T;
  readonly naTela: number;
  /** Unknown when a filter narrows the queue. */
  readonly total: number | undefined;
  readonly carregando: boolean;
  readonly onAnterior: (() => void) | undefined;
  readonly onProxima: (() => void) | undefined;
  readonly onPorPagina: (porPagina: T) => void;
}

export function Paginas<T extends number>(props: PaginasProps<T>) {
  const { numero, tamanhos, porPagina, naTela, total, carregando, onAnterior, onProxima, onPorPagina } =
    props;
  const id = useId();
  const primeiro = (numero - 1) * porPagina + 1;
  const ultimo = primeiro + naTela - 1;
  return (
    <nav className="br-pagination trabalho-paginas" aria-label="Páginas da lista">
      <div>
        <label htmlFor={id}>Por página</label>
        <select
          id={id}
          value={porPagina}
          onChange={(event) => {
            const escolhido = tamanhos.find((tamanho) => tamanho === Number(event.target.value));
            if (escolhido) onPorPagina(escolhido);
          }}
        >
          {tamanhos.map((tamanho) => (
            <option key={tamanho} value={tamanho}>
              {tamanho}
            </option>
          ))}
        </select>
      </div>
      <div role="status">
        {`Página ${numeroEscrito(numero)}: ${numeroEscrito(primeiro)}–${numeroEscrito(ultimo)}`}
        {total !== undefined && total >= ultimo && ` de ${numeroEscrito(total)}`}
      </div>
      <div className="trabalho-ir">
        <Button icon={faAngleLeft} size="small" disabled={!onAnterior} onClick={onAnterior}>
          Anterior
        </Button>
        <Button
          icon={faAngleRight}
          iconPosition="end"
          size="small"
          disabled={!onProxima}
          loading={carregando}
          onClick={onProxima}
        >
          Próxima
        </Button>
      </div>
    </nav>
  );
}
