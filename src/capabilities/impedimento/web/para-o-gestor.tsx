import { useState } from 'react';
import { formatMomento } from '#shell/formato.ts';
import { SelectVarios } from '#shell/ui/campos/select-varios.tsx';
import { TextoDigitado } from '#shell/ui/campos/texto-digitado.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import { type ImpedimentosDoCaso, nomeDaOrigem } from '../domain/impedimento.ts';
import { ComMotivo } from './com-motivo.tsx';
import { afastar, definir } from './impedimentos-queries.ts';

type Visto = NonNullable<ImpedimentosDoCaso['gestor']>;

interface Props {
  readonly visto: Visto;
  readonly onFeito: () => void;
}

const quemE = ({ candidatos }: Visto['pedidos'][number]): string =>
  candidatos.length > 0 ? candidatos.map(({ nome }) => nome).join(', ') : 'Não é ninguém do órgão';

function UmPedido({ pedido, visto, onFeito }: Props & { readonly pedido: Visto['pedidos'][number] }) {
  const [pessoas, setPessoas] = useState<readonly string[]>(
    pedido.candidatos.map(({ idUsuario }) => String(idUsuario)),
  );
  return (
    <li>
      <strong>{pedido.nome}</strong>
      {pedido.funcao && <>, {pedido.funcao}</>}{' '}
      {pedido.resolvido ? <Tag tone="success">Conferido</Tag> : <Tag tone="warning">Falta conferir</Tag>}{' '}
      {pedido.resolvido && `${quemE(pedido)}.`}
      {!pedido.resolvido && (
        <ComMotivo
          nome={`Dizer quem é “${pedido.nome}”`}
          acao="Confirmar"
          ajuda="Como você soube quem é, ou por que não é ninguém do órgão. Quem registrou lê este texto, com o seu nome."
          feito="Você disse quem é. Quem registrou vê que foi conferido."
          enviar={(motivo) => definir(pedido.idPedido, { pessoas: pessoas.map(Number), motivo })}
          onFeito={onFeito}
        >
          <SelectVarios
            label="Pessoas do órgão"
            help="Deixe vazio se não for ninguém do órgão. Quem não tem o nome escrito no pedido fica afastado por sua palavra: no máximo três pessoas, e os outros gestores são avisados."
            options={visto.colegas.map(({ idUsuario, nome }) => ({ value: String(idUsuario), label: nome }))}
            values={pessoas}
            nomeDaLista="Quem não vê"
            onChange={setPessoas}
          />
        </ComMotivo>
      )}
    </li>
  );
}

/** What the gestor alone reads: who does not see the case, and what who reports asked for. */
export function ParaOGestor({ visto, onFeito }: Props) {
  return (
    <>
      {visto.pedidos.length > 0 && (
        <>
          <h3>Quem relata pediu que estas pessoas não vejam</h3>
          <ul>
            {visto.pedidos.map((pedido) => (
              <UmPedido key={pedido.idPedido} pedido={pedido} visto={visto} onFeito={onFeito} />
            ))}
          </ul>
        </>
      )}
      {visto.impedidos.length > 0 && (
        <>
          <h3>Não veem o caso</h3>
          <ul>
            {visto.impedidos.map((cada) => (
              <li key={cada.idImpedimento}>
                <strong>{cada.nome}</strong>: {nomeDaOrigem[cada.origem].toLowerCase()}, desde{' '}
                {formatMomento(cada.desde)}.{' '}
                {cada.aConfirmar && <Tag tone="warning">Talvez seja outra pessoa</Tag>}
                {cada.motivo && (
                  <blockquote className="ui-citacao">
                    <TextoDigitado texto={cada.motivo} />
                  </blockquote>
                )}
                {cada.podeAfastar && (
                  <ComMotivo
                    nome={`Deixar ${cada.nome} ver`}
                    acao="Afastar o impedimento"
                    ajuda="Por que não há conflito de interesse. Fica no histórico: quem registrou lê este texto, com o seu nome."
                    feito={`${cada.nome} volta a ver a manifestação.`}
                    enviar={(motivo) => afastar(cada.idImpedimento, motivo)}
                    onFeito={onFeito}
                  />
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
