import { Link } from 'react-router';
import { useDebounced } from '#shell/ui/use-debounced.ts';
import { nomeDaFonte } from '../domain/passagem.ts';
import { useAjudaSobre } from './ajuda-queries.ts';

const PAUSA_MS = 400;

/** Shown when no question has the words as typed: texts that match other spellings or synonyms. */
export function TambemNaAjuda({ texto }: { readonly texto: string }) {
  const { data = [] } = useAjudaSobre(useDebounced(texto, PAUSA_MS));
  if (data.length === 0) return null;
  return (
    <>
      <p>Talvez seja isto:</p>
      <ul>
        {data.map(({ fonte, titulo, endereco }) => (
          <li key={`${fonte} ${titulo}`}>
            <Link to={endereco}>{titulo}</Link> ({nomeDaFonte[fonte].toLowerCase()})
          </li>
        ))}
      </ul>
    </>
  );
}
