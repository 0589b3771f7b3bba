import { formatDiaComDistancia, formatDiaDoMomento } from '#shell/formato.ts';
import { Ficha } from '#shell/ui/ficha.tsx';
import type { Promessa } from '../domain/descumprimento.ts';

interface FichaDaPromessaProps {
  readonly numeroProtocolo: string;
  readonly orgao: string;
  readonly promessa: Promessa;
  readonly quemDecide: string;
  readonly diasParaDecidir: number;
}

/** What was promised, by whom and until when, and who will decide. */
export function FichaDaPromessa(props: FichaDaPromessaProps) {
  const { numeroProtocolo, orgao, promessa, quemDecide, diasParaDecidir } = props;
  const { resultado, instancia, decididaEm, dataEntrega } = promessa;
  return (
    <Ficha
      fatos={{
        Pedido: <span className="ui-mono">{numeroProtocolo}</span>,
        'Órgão que deve entregar': orgao,
        [instancia ? 'Decisão do recurso' : 'Resposta do órgão']:
          `${resultado}${instancia ? `, ${instancia}` : ''}, em ${formatDiaDoMomento(decididaEm)}`,
        'A entrega era devida até': formatDiaComDistancia(dataEntrega),
        'Quem decide a denúncia': `${quemDecide}, em ${diasParaDecidir} dias`,
      }}
    />
  );
}
