import { OCULTO } from '#capabilities/manifestacao/domain/ler/oculto.ts';
import { formatDiaDoMomento } from '#shell/formato.ts';
import { Button } from '#shell/ui/button.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import type { AchadoDoCaso } from '../contract.ts';
import type { DecisaoSobreAchado } from '../domain/publicacao.ts';

const comoFica = { cobrir: `o público lê ${OCULTO}`, publicar: 'o público lê o trecho' } as const;

function Situacao({ achado: { decisao, decisor, decididoEm, motivo, podePublicar } }: UmAchadoProps) {
  if (!podePublicar) return <span>Sempre coberto: é quem fez o pedido.</span>;
  if (!decisao) return <Tag tone="warning">Falta decidir</Tag>;
  return (
    <span>
      {decisao === 'cobrir' ? 'Coberto' : 'Publicado'}: {comoFica[decisao]}.{motivo && ` Motivo: ${motivo}`}
      {decisor && decididoEm && (
        <span className="ui-muted">
          {' '}
          {decisor}, em {formatDiaDoMomento(decididoEm)}.
        </span>
      )}
    </span>
  );
}

interface UmAchadoProps {
  readonly achado: AchadoDoCaso;
  readonly ocupado?: boolean;
  readonly onDecidir?: (achado: AchadoDoCaso, decisao: DecisaoSobreAchado) => void;
}

/** One find in its sentence, with the two possible decisions. */
export function UmAchado({ achado, ocupado = false, onDecidir }: UmAchadoProps) {
  const { antes, trecho, depois, onde, nomeDoTipo, decisao, podePublicar } = achado;
  return (
    <li className="publicacao-achado" data-decisao={decisao ?? 'nenhuma'}>
      <p className="publicacao-sobre">
        <Tag tone="info">{nomeDoTipo}</Tag> <span className="ui-muted">{onde}</span>
      </p>
      <blockquote className="publicacao-trecho">
        {antes}
        <mark>{trecho}</mark>
        {depois}
      </blockquote>
      <p className="publicacao-situacao">
        <Situacao achado={achado} />
      </p>
      {podePublicar && onDecidir && (
        // biome-ignore lint/a11y/useSemanticElements: the buttons belong together and are no field set
        <div className="publicacao-botoes" role="group" aria-label={`${nomeDoTipo}: ${trecho}`}>
          {(['cobrir', 'publicar'] as const).map((qual) => (
            <Button
              key={qual}
              size="small"
              variant={decisao === qual ? 'primary' : 'secondary'}
              aria-pressed={decisao === qual}
              aria-disabled={ocupado || undefined}
              onClick={() => !ocupado && decisao !== qual && onDecidir(achado, qual)}
            >
              {qual === 'cobrir' ? 'Cobrir' : 'Publicar'}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}
