import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { DIAS_DESCLASSIFICACAO } from '#kernel/prazo/prazos-da-lei.ts';
import { digitosDoProtocolo } from '#kernel/protocolo.ts';
import { AndamentoDaProva } from '#shell/prova-de-trabalho/andamento-da-prova.tsx';
import { useUsuario } from '#shell/session/session.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { enderecoDoPedido } from '../colunas-dos-pedidos.tsx';
import { CamposDaPessoa } from './campos-da-pessoa.tsx';
import { CampoOrgao, CamposDaInformacao } from './campos-do-pedido.tsx';
import type { Dados } from './formulario-do-pedido.ts';
import { type Enviado, ReciboDoPedido } from './recibo-do-pedido.tsx';
import { useEnviarPedido } from './use-enviar-pedido.ts';
import '../../classificadas.css';

const ENTRAR = '/login?redirect=%2Fdesclassificacao%2Fpedir';
const CONSULTAR = '/manifestacao/consultar';

interface RecebidoProps {
  readonly enviado: Enviado;
  readonly escrito: Pick<Dados, 'codigo' | 'descricao'>;
  readonly temEmail: boolean;
}

function Recebido({ enviado, escrito, temEmail }: RecebidoProps) {
  if (enviado.codigoAcesso === null) {
    return (
      <ReciboDoPedido enviado={enviado} escrito={escrito} aviso="Você recebe a decisão por e-mail.">
        <LinkButton to={enderecoDoPedido(enviado.idPedido)} variant="primary">
          Acompanhar o pedido
        </LinkButton>
        <LinkButton to="/desclassificacao">Ver meus pedidos</LinkButton>
      </ReciboDoPedido>
    );
  }
  const protocolo = digitosDoProtocolo(enviado.numeroProtocolo) ?? '';
  return (
    <ReciboDoPedido
      enviado={enviado}
      escrito={escrito}
      aviso={
        temEmail
          ? 'Você recebe a decisão por e-mail.'
          : 'O órgão avisa você por carta, e o seu prazo para recorrer só corre depois disso.'
      }
    >
      <LinkButton to={`${CONSULTAR}?protocolo=${protocolo}`} variant="primary">
        Acompanhar com o código
      </LinkButton>
    </ReciboDoPedido>
  );
}

function ComOuSemConta() {
  return (
    <p>
      Não é preciso ter conta: no fim você recebe um protocolo e um código para acompanhar e recorrer. Se
      preferir, <Link to={ENTRAR}>entre na sua conta</Link>. Já fez um pedido?{' '}
      <Link to={CONSULTAR}>Consulte com o protocolo e o código</Link>.
    </p>
  );
}

/** Anybody asks, at any time and without an earlier request (Lei 12.527/2011, art. 29; Decreto 7.724/2012, art. 36). */
export default function PedirPage() {
  const [params] = useSearchParams();
  const isSemConta = useUsuario() === null;
  const [recebido, setRecebido] = useState<RecebidoProps | null>(null);
  const { form, erro, onSubmit, andamento } = useEnviarPedido({
    modo: isSemConta ? 'sem-conta' : 'conta',
    params,
    onEnviado: (enviado, { requerente, codigo, descricao }) =>
      setRecebido({ enviado, escrito: { codigo, descricao }, temEmail: requerente?.email !== undefined }),
  });
  if (recebido) return <Recebido {...recebido} />;
  return (
    <section className="pagina-simples">
      <p>
        Peça que uma informação sigilosa seja aberta (desclassificação), ou que o grau ou o prazo do sigilo
        diminua (reavaliação). Quem classificou decide em {DIAS_DESCLASSIFICACAO} dias. O pedido é
        identificado: o órgão vê o seu nome.
      </p>
      {isSemConta && <ComOuSemConta />}
      {erro && (
        <Message type="danger" title="Não foi possível enviar.">
          {erro}
        </Message>
      )}
      <Formulario form={form} onSubmit={onSubmit} aria-label="Pedir desclassificação">
        <CampoOrgao />
        <CamposDaInformacao />
        {isSemConta && <CamposDaPessoa />}
        {andamento !== null && <AndamentoDaProva parte={andamento} />}
        <div className="ui-actions">
          <LinkButton
            to={isSemConta ? '/informacoes-classificadas' : '/desclassificacao'}
            variant="secondary"
          >
            Cancelar
          </LinkButton>
          <BotaoEnviar>Enviar o pedido</BotaoEnviar>
        </div>
      </Formulario>
    </section>
  );
}
