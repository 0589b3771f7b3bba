import { type ReactNode, useState } from 'react';
import { Button } from '#shell/ui/button.tsx';

const POR_VEZ = 50;

interface MostrarMaisProps<T> {
  readonly itens: readonly T[];
  readonly children: (item: T) => ReactNode;
}

/** A list that may have thousands of rows shows some at a time. */
export function MostrarMais<T>({ itens, children }: MostrarMaisProps<T>) {
  const [quantos, setQuantos] = useState(POR_VEZ);
  const faltam = itens.length - quantos;
  return (
    <>
      {itens.slice(0, quantos).map(children)}
      {faltam > 0 && (
        <li className="tj-mais">
          <Button size="small" onClick={() => setQuantos(quantos + POR_VEZ)}>
            {`Mostrar mais (faltam ${faltam.toLocaleString('pt-BR')})`}
          </Button>
        </li>
      )}
    </>
  );
}
