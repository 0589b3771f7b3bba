import { useSearchParams } from 'react-router';
import { readIds } from '#shell/atos/casos.ts';
import { AberturaADecidir } from './abertura-a-decidir.tsx';
import { ListaDeAberturas } from './lista-de-aberturas.tsx';

/** The list; with `?ids=`, one that waits for this person. */
export default function AberturasPage() {
  const [params] = useSearchParams();
  const [id] = readIds(params.get('ids'));
  return id === undefined ? <ListaDeAberturas /> : <AberturaADecidir key={id} id={id} />;
}
