import { atoDaEquipe } from '#shell/atos/atos-na-tela.ts';
import { formatDia, formatDiaDoMomento } from '#shell/formato.ts';
import { useVaiAoProcesso } from '#shell/impressao/formas.ts';
import { Arquivos } from '#shell/ui/arquivos.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Secao } from '#shell/ui/secao.tsx';
import type { AtoAberto } from '../atos/use-ato-aberto.ts';
import type { Caso } from '../caso-queries.ts';

const fraseDoPrazo = ({ identidadePreservada }: Caso, pode: boolean): string => {
  if (identidadePreservada)
    return 'A identidade é preservada: o prazo da pessoa começa quando ela abrir o pedido.';
  return pode
    ? 'O prazo da pessoa só começa quando ela souber. Avise de outro modo e registre o dia.'
    : 'O prazo da pessoa só começa quando ela souber, ou quando abrir o caso.';
};

/** Whoever was not told must be reached otherwise: until then their window has no end. */
export function SemCiencia({ caso, ato }: { readonly caso: Caso; readonly ato: AtoAberto }) {
  const { esperam } = caso.ciencia;
  if (esperam.length === 0) return null;
  const pode = caso.atos.some((outro) => outro.ato === 'registrarCiencia');
  return (
    <Message type="warning" title="Quem registrou ainda não foi avisado." still>
      <ul>
        {esperam.map(({ oQue, desde, porque }) => (
          <li key={`${oQue} ${desde}`}>
            {oQue}, de {formatDiaDoMomento(desde)}. {porque}.
          </li>
        ))}
      </ul>
      <p>{fraseDoPrazo(caso, pode)}</p>
      {pode && (
        <Button
          variant="secondary"
          size="small"
          className="ui-no-print"
          onClick={() => ato.abrir(atoDaEquipe('registrarCiencia'))}
        >
          Registrar ciência
        </Button>
      )}
    </Message>
  );
}

/** When and how the person was told, with the scan that proves it. */
export function CienciasRegistradas({ caso }: { readonly caso: Caso }) {
  const { registradas } = caso.ciencia;
  const vaiAoProcesso = useVaiAoProcesso();
  if (registradas.length === 0) return null;
  return (
    <Secao id="tratar-ciencia" titulo="Ciência" className="tratar-caixa">
      <ul>
        {registradas.map(({ idCiencia, dia, meio, observacao, responsavel, anexos }) => (
          <li key={idCiencia}>
            {formatDia(dia)}: {meio}.{' '}
            {!vaiAoProcesso && <span className="ui-muted">Registrada por {responsavel}.</span>}
            {observacao && <p>{observacao}</p>}
            <Arquivos arquivos={anexos} rotulo="Comprovante" />
          </li>
        ))}
      </ul>
    </Secao>
  );
}
