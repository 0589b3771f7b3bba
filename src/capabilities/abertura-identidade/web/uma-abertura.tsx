import { Link } from 'react-router';
import { formatMomento } from '#shell/formato.ts';
import { TextoDigitado } from '#shell/ui/campos/texto-digitado.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import type { AberturaVista } from '../domain/abertura.ts';
import { ENDERECO_DAS_ABERTURAS } from './abertura-queries.ts';

const TONS = { espera: 'warning', aprovada: 'info', recusada: 'danger', aberta: 'success' } as const;
const NOMES: Readonly<Record<AberturaVista['situacao'], string>> = {
  espera: 'Espera aprovação',
  aprovada: 'Aprovada, não aberta',
  recusada: 'Recusada',
  aberta: 'Aberta',
};

export function SituacaoDaAbertura({ situacao }: Pick<AberturaVista, 'situacao'>) {
  return <Tag tone={TONS[situacao]}>{NOMES[situacao]}</Tag>;
}

/** Who, when and why: the same words for everybody who may read them. */
export function UmaAbertura({ abertura }: { readonly abertura: AberturaVista }) {
  const { quem, motivo, pedidaEm, abertaEm, situacao, quemAprova, decisor, fundamento, decididaEm } =
    abertura;
  return (
    <>
      <p>
        <strong>{quem}</strong>{' '}
        {abertaEm ? `abriu os dados em ${formatMomento(abertaEm)}` : `pediu em ${formatMomento(pedidaEm)}`}.{' '}
        <SituacaoDaAbertura situacao={situacao} />
      </p>
      <blockquote className="ui-citacao">
        <TextoDigitado texto={motivo} />
      </blockquote>
      {quemAprova && fundamento === null && (
        <p className="ui-muted">Quem aprova: outra pessoa, de {quemAprova}.</p>
      )}
      {fundamento !== null && (
        <>
          <p>
            {situacao === 'recusada' ? 'Recusada' : 'Aprovada'} por {decisor}
            {decididaEm && `, em ${formatMomento(decididaEm)}`}:
          </p>
          <blockquote className="ui-citacao">
            <TextoDigitado texto={fundamento} />
          </blockquote>
        </>
      )}
      {abertura.podeDecidir && (
        <p className="ui-no-print">
          <Link to={`${ENDERECO_DAS_ABERTURAS}?ids=${abertura.idAbertura}`}>Aprovar ou recusar</Link>
        </p>
      )}
    </>
  );
}
