import { Link } from 'react-router';
import { nomeDaSituacao } from '#kernel/situacao.ts';
import { comecoDoTexto } from '#shell/lista/fila/comeco-do-texto.ts';
import { Button } from '#shell/ui/button.tsx';
import { PrazoTag } from '#shell/ui/estado/prazo.tsx';
import { type CasoNaLista, enderecoDoCaso } from '../casos.ts';
import './lote.css';

interface EscolhidosAoLadoProps {
  readonly casos: readonly CasoNaLista[];
  /** Absent where another list on the screen takes cases out. */
  readonly onTirar?: (idManifestacao: number) => void;
}

/** What the act is about to be done to, beside its form: each with what it is about and how it begins. */
export function EscolhidosAoLado({ casos, onTirar }: EscolhidosAoLadoProps) {
  return (
    <ul className="lote-ao-lado">
      {casos.map(({ idManifestacao, numeroProtocolo, tipo, situacao, assunto, trecho, diasRestantes }) => (
        <li key={idManifestacao}>
          <div className="lote-ao-lado-topo">
            {/* In a new window, because a form is being filled in here. */}
            <Link
              to={enderecoDoCaso({ idManifestacao })}
              className="ui-mono"
              target="_blank"
              rel="noopener noreferrer"
            >
              {numeroProtocolo} <span className="sr-only">(abre em nova janela)</span>
            </Link>
            {onTirar && (
              <Button
                size="small"
                aria-label={`Tirar ${numeroProtocolo}`}
                onClick={() => onTirar(idManifestacao)}
              >
                Tirar
              </Button>
            )}
          </div>
          <p>
            {[tipo.descTipoManifestacao, assunto, nomeDaSituacao(situacao)].filter(Boolean).join(' · ')}
            {typeof diasRestantes === 'number' && (
              <>
                {' '}
                <PrazoTag dias={diasRestantes} />
              </>
            )}
          </p>
          <p className="ui-muted">{trecho ? comecoDoTexto(trecho) : 'Texto protegido'}</p>
        </li>
      ))}
    </ul>
  );
}
