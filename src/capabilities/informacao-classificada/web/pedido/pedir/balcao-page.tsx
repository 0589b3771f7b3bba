import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Perfil } from '#kernel/perfil.ts';
import { idPerfilDe, useUsuario } from '#shell/session/session.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { enderecoDoPedido } from '../colunas-dos-pedidos.tsx';
import { CamposDaPessoa } from './campos-da-pessoa.tsx';
import { CampoOrgao, CamposDaInformacao } from './campos-do-pedido.tsx';
import { Chegada } from './chegada.tsx';
import type { Dados } from './formulario-do-pedido.ts';
import { type Enviado, ReciboDoPedido } from './recibo-do-pedido.tsx';
import { useEnviarPedido } from './use-enviar-pedido.ts';
import '../../classificadas.css';

const LISTA = '/desclassificacao/tratar';

interface RecebidoProps {
  readonly enviado: Enviado;
  readonly escrito: Pick<Dados, 'codigo' | 'descricao'>;
  readonly temEmail: boolean;
}

function Recebido({ enviado, escrito, temEmail }: RecebidoProps) {
  return (
    <ReciboDoPedido
      enviado={enviado}
      escrito={escrito}
      noBalcao
      aviso={
        temEmail
          ? 'A pessoa recebe a decisão por e-mail.'
          : 'Sem e-mail, o órgão avisa a pessoa de outro modo, e o prazo dela para recorrer só corre depois.'
      }
    >
      <LinkButton to={enderecoDoPedido(enviado.idPedido)} variant="primary">
        Abrir o pedido
      </LinkButton>
      <LinkButton to={LISTA}>Ver os pedidos do órgão</LinkButton>
    </ReciboDoPedido>
  );
}

/** Staff file for somebody at the counter, on the phone or who wrote a letter (Lei 12.527/2011, arts. 9º and 10). */
export default function BalcaoPage() {
  const [params] = useSearchParams();
  const usuario = useUsuario();
  const soProprio = idPerfilDe(usuario) !== Perfil.administrador;
  const [recebido, setRecebido] = useState<RecebidoProps | null>(null);
  const { form, erro, onSubmit } = useEnviarPedido({
    modo: 'balcao',
    params,
    soProprio,
    onEnviado: (enviado, { requerente, codigo, descricao }) =>
      setRecebido({ enviado, escrito: { codigo, descricao }, temEmail: requerente?.email !== undefined }),
  });
  if (recebido) return <Recebido {...recebido} />;
  return (
    <section className="pagina-simples">
      <p>
        Registre o pedido com as palavras da pessoa
        {soProprio && usuario?.nomeOuvidoriaAtual
          ? `, ao órgão em que você trabalha (${usuario.nomeOuvidoriaAtual})`
          : ''}
        . Vale como se ela mesma tivesse feito, e o histórico diz que foi você quem registrou.
      </p>
      {erro && (
        <Message type="danger" title="Não foi registrado.">
          {erro}
        </Message>
      )}
      <Formulario form={form} onSubmit={onSubmit} aria-label="Registrar pedido do balcão">
        <Chegada ajudaDoDia="O pedido vale desse dia: é dele que corre o prazo da decisão." />
        {!soProprio && <CampoOrgao />}
        <CamposDaPessoa noBalcao />
        <CamposDaInformacao />
        <div className="ui-actions">
          <LinkButton to={LISTA} variant="secondary">
            Cancelar
          </LinkButton>
          <BotaoEnviar>Registrar o pedido</BotaoEnviar>
        </div>
      </Formulario>
    </section>
  );
}
