import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import { MAX_RESTANTES } from '../../contract.ts';
import { contar } from '../nomes.ts';
import type { TextoRestante } from './restantes.ts';

interface TextosQueFicaramProps {
  readonly textos: readonly TextoRestante[];
  readonly ocupado: boolean;
  readonly onIr: (texto: TextoRestante) => void;
  readonly onMarcar: (textos: readonly TextoRestante[]) => void;
  readonly onAplicarDeNovo: () => void;
}

const nomeDo = ({ texto, pagina }: TextoRestante): string =>
  texto === '' ? `Texto da página ${pagina + 1}` : `“${texto}”, na página ${pagina + 1}`;

/** What a mark covers and still shows elsewhere: the person decides of each, without searching for it. */
export function TextosQueFicaram({
  textos,
  ocupado,
  onIr,
  onMarcar,
  onAplicarDeNovo,
}: TextosQueFicaramProps) {
  if (textos.length === 0) return null;
  const abertos = textos.filter(({ isMarcado }) => !isMarcado);
  const marcados = textos.length - abertos.length;
  return (
    <section aria-labelledby="tj-ficaram">
      <h3 id="tj-ficaram">O mesmo texto ainda aparece sem tarja</h3>
      <p>
        {textos.length >= MAX_RESTANTES && `Estes são os primeiros ${MAX_RESTANTES} lugares. `}
        Confira se é isso que você quer. O que você marcar agora só sai quando as marcas forem aplicadas de
        novo.
      </p>
      <ul className="tj-ficaram">
        {textos.map((texto) => (
          <li key={texto.id}>
            <span>{nomeDo(texto)}</span>
            <span className="tj-ficaram-atos">
              <Button size="small" aria-label={`Ir até lá: ${nomeDo(texto)}`} onClick={() => onIr(texto)}>
                Ir até lá
              </Button>
              {texto.isMarcado ? (
                <Tag tone="success">Marcado</Tag>
              ) : (
                <Button
                  size="small"
                  variant="secondary"
                  aria-label={`Marcar também: ${nomeDo(texto)}`}
                  onClick={() => onMarcar([texto])}
                >
                  Marcar também
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {abertos.length > 1 && (
        <Button variant="secondary" onClick={() => onMarcar(abertos)}>
          Marcar todos ({abertos.length})
        </Button>
      )}
      <div role="status">
        {marcados > 0 && (
          <Message type="warning" title="A cópia acima ainda não tem as marcas novas." still>
            {contar(marcados, 'texto marcado', 'textos marcados')} depois dela.
          </Message>
        )}
      </div>
      {marcados > 0 && (
        <Button variant="primary" loading={ocupado} onClick={onAplicarDeNovo}>
          Aplicar e verificar de novo
        </Button>
      )}
    </section>
  );
}
