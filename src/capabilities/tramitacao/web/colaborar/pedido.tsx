import { useId } from 'react';
import { formatDia, formatDiaDoMomento } from '#shell/formato.ts';
import { parte } from '#shell/partes.ts';
import { Arquivos } from '#shell/ui/arquivos.tsx';
import { TextoDigitado } from '#shell/ui/campos/texto-digitado.tsx';
import { PrazoTag } from '#shell/ui/estado/prazo.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import type { PassoAberto } from '../tramitacao-queries.ts';

const Relato = parte('relato-do-caso');

interface PedidoProps {
  readonly passo: PassoAberto;
}

/**
 * What was asked, by whom and until when; then the case's text, which the server sends without who
 * filed it.
 */
export function Pedido({ passo }: PedidoProps) {
  const id = useId();
  return (
    <>
      <section aria-labelledby={`${id}-pedido`}>
        <h2 id={`${id}-pedido`}>O que foi pedido</h2>
        <p className="detalhe-marcas">
          <PrazoTag dias={passo.diasRestantes} />
          <Tag tone="info">{passo.tipo}</Tag>
          {passo.assunto && <Tag>{passo.assunto}</Tag>}
        </p>
        <p>
          <strong>{passo.remetente}</strong> pediu{passo.unidade ? ` a ${passo.unidade}` : ' a você'}, em{' '}
          {formatDiaDoMomento(passo.abertaEm)}, sobre o protocolo{' '}
          <span className="ui-mono">{passo.numeroProtocolo}</span>:
        </p>
        <blockquote className="ui-citacao">
          <TextoDigitado texto={passo.mensagem} />
        </blockquote>
        <p>
          Responda até <strong>{formatDia(passo.prazo)}</strong>.
        </p>
      </section>
      <section aria-labelledby={`${id}-relato`}>
        <h2 id={`${id}-relato`}>A manifestação</h2>
        <p className="ui-muted">
          O texto vem sem os dados de quem registrou. Que você o abriu fica no histórico.
        </p>
        <Relato caso={passo} />
        {passo.avisoDosAnexos && <p className="ui-muted">{passo.avisoDosAnexos}</p>}
        {passo.complementacoes.length > 0 && <h3>Complementação</h3>}
        {passo.complementacoes.map(({ pedido, texto }) => (
          <div key={pedido}>
            <p>
              <strong>{pedido}</strong>
            </p>
            <TextoDigitado texto={texto} />
          </div>
        ))}
        {passo.acrescimos.length > 0 && <h3>O que quem registrou acrescentou</h3>}
        {passo.acrescimos.map(({ idMensagem, texto, dia, isNovo, anexos }) => (
          <div key={idMensagem}>
            <p className="ui-muted">
              {formatDia(dia)} {isNovo && <Tag tone="info">Depois do pedido a você</Tag>}
            </p>
            <TextoDigitado texto={texto} />
            <Arquivos arquivos={anexos} rotulo="Arquivos acrescentados" />
          </div>
        ))}
      </section>
    </>
  );
}
