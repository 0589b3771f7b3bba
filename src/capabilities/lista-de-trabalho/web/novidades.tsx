import { faCircle } from '@fortawesome/free-solid-svg-icons/faCircle.js';
import { faSyncAlt } from '@fortawesome/free-solid-svg-icons/faSyncAlt.js';
import { type EstadoAoVivo, religarAoVivo, useEstadoAoVivo } from '#shell/ao-vivo/ao-vivo.ts';
import { Button } from '#shell/ui/button.tsx';
import { Icon } from '#shell/ui/icon.tsx';

const textos: Readonly<Record<EstadoAoVivo, string>> = {
  conectando: 'Conectando…',
  'ao-vivo': 'Ao vivo',
  reconectando: 'Reconectando…',
  parado: 'Sem atualização ao vivo',
};

/** Whether the list is updated live. */
export function EstadoDaLista({ onRenovar }: { readonly onRenovar: () => void }) {
  const estado = useEstadoAoVivo();
  const atualizar = () => {
    religarAoVivo();
    onRenovar();
  };
  return (
    <span className="trabalho-vivo" data-estado={estado}>
      <Icon icon={estado === 'reconectando' ? faSyncAlt : faCircle} size="sm" />
      {textos[estado]}
      {estado === 'parado' && (
        <Button size="small" onClick={atualizar}>
          Atualizar
        </Button>
      )}
    </span>
  );
}

interface ChegadasProps {
  readonly quantas: number;
  readonly onMostrar: () => void;
}

const frase = (quantas: number): string =>
  quantas === 1
    ? '1 manifestação chegou a esta fila'
    : `${quantas.toLocaleString('pt-BR')} manifestações chegaram a esta fila`;

/** New cases wait here, so that no row moves by itself; its live region is always there. */
export function Chegadas({ quantas, onMostrar }: ChegadasProps) {
  return (
    <div role="status" className="trabalho-chegadas">
      {quantas > 0 && (
        <Button variant="secondary" size="small" block onClick={onMostrar}>
          {`${frase(quantas)} — mostrar`}
        </Button>
      )}
    </div>
  );
}
