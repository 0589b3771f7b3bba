import { faCheck } from '@fortawesome/free-solid-svg-icons/faCheck.js';
import { Button } from '#shell/ui/button.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import type { Marca } from '../domain/marcas.ts';
import { estadoDa, nomeDoEstado } from './estado-da-marca.ts';

interface ListaDeMarcasProps {
  /** Each why has an id made of this one, by which the mark in the text is described. */
  readonly id: string;
  readonly rotulo: string;
  readonly texto: string;
  readonly marcas: readonly Marca[];
  readonly onTrocar: (qual: number) => void;
}

const TONS = { coberta: 'info', dica: 'warning', 'a-mostra': 'neutral' } as const;

/** Every find with its why; one that occurs more than once says which it is. */
export function ListaDeMarcas({ id, rotulo, texto, marcas, onTrocar }: ListaDeMarcasProps) {
  if (marcas.length === 0) {
    return (
      <p>
        O programa não encontrou aqui nada que diga quem registrou. Leia mesmo assim: um fato que só uma
        pessoa sabia só você percebe.
      </p>
    );
  }
  const trechos = marcas.map(({ inicio, fim }) => texto.slice(inicio, fim));
  const vez = (qual: number): string => {
    const antes = trechos.slice(0, qual).filter((trecho) => trecho === trechos[qual]).length;
    return antes === 0 ? '' : `, ${antes + 1}ª vez`;
  };
  return (
    <ul className="pseudonimo-marcas" aria-label={`Encontrado em ${rotulo}`}>
      {marcas.map((marca, qual) => {
        const estado = estadoDa(marca);
        return (
          <li key={`${marca.inicio} ${marca.fim} ${marca.porque}`} data-estado={estado}>
            <span className="pseudonimo-achado">
              <strong>“{trechos[qual]}”</strong>
              {vez(qual)} <Tag tone={TONS[estado]}>{nomeDoEstado[estado]}</Tag>
              <span id={`${id}-${qual}`} className="ui-muted">
                {marca.porque}
                <span className="sr-only">. {nomeDoEstado[estado]}.</span>
              </span>
            </span>
            <Button
              size="small"
              variant={marca.coberta ? 'primary' : 'secondary'}
              {...(marca.coberta && { icon: faCheck })}
              aria-pressed={marca.coberta}
              aria-label={`Cobrir “${trechos[qual]}”${vez(qual)}`}
              aria-describedby={`${id}-${qual}`}
              onClick={() => onTrocar(qual)}
            >
              Cobrir
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
