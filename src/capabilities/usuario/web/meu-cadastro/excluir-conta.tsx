import { useState } from 'react';
import { apagarGuardadosDe } from '#shell/guardado/guardados.ts';
import { forgetSession, useUsuario } from '#shell/session/session.ts';
import { Button } from '#shell/ui/button.tsx';
import { Input } from '#shell/ui/campos/input.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import { Modal } from '#shell/ui/janela/modal.tsx';
import { api } from './cadastro-queries.ts';
import { Secao } from './secao.tsx';

const PALAVRA = 'EXCLUIR';

function OQueAcontece() {
  return (
    <>
      <h3>O que sai</h3>
      <ul>
        <li>Seu nome, nome social, documento, e-mail, telefone, endereço e dados opcionais do cadastro.</li>
        <li>Sua senha, suas sessões e os links já enviados.</li>
        <li>Seus rascunhos, também os deste navegador, e os e-mails guardados na plataforma.</li>
      </ul>
      <h3>O que fica, e por quê</h3>
      <ul>
        <li>
          As manifestações e os pedidos de desclassificação que você registrou, com as respostas. O órgão é
          obrigado por lei a tratá-los e guardá-los (Lei 13.460/2017; Lei 12.527/2011; LGPD, art. 16, I).
        </li>
        <li>
          Em cada um deles, o nome e os contatos que você informou ao registrar: são a prova de quem pediu e
          para onde a resposta deve ir.
        </li>
        <li>
          Nas denúncias, a sua identidade continua cifrada e protegida, como hoje (Lei 13.608/2018; Decreto
          10.153/2019).
        </li>
        <li>
          O registro de que houve uma conta e as datas do que foi feito nela, sem dados que identifiquem você.
        </li>
      </ul>
      <p>
        Sem a conta, só o protocolo e o código de acesso abrem o que você já enviou. O código apareceu uma
        única vez, no recibo, e não pode ser gerado de novo: se você não guardou o de alguma manifestação,
        espere a resposta dela antes de excluir a conta. Pedidos de desclassificação não têm código: a decisão
        chega ao e-mail que você informou, mas só com a conta se pode recorrer dela ou desistir.
      </p>
    </>
  );
}

/** LGPD art. 18, VI and art. 16: deletes what may be deleted, and says beforehand what stays. */
export function ExcluirConta({ onExcluida }: { readonly onExcluida: () => void }) {
  const login = useUsuario()?.login;
  const [isAberto, setAberto] = useState(false);
  const [palavra, setPalavra] = useState('');
  const [erroDaPalavra, setErroDaPalavra] = useState<string>();
  const [erro, setErro] = useState<string | null>(null);
  const [isExcluindo, setExcluindo] = useState(false);
  const fechar = () => {
    setAberto(false);
    setPalavra('');
    setErroDaPalavra(undefined);
    setErro(null);
  };
  const excluir = async () => {
    if (palavra.trim().toUpperCase() !== PALAVRA) {
      setErroDaPalavra(`Digite ${PALAVRA} para confirmar.`);
      return;
    }
    setErroDaPalavra(undefined);
    setErro(null);
    setExcluindo(true);
    try {
      await api('POST /app-web/v1/usuarios/excluir', { body: undefined }, { errors: 'silent' });
      if (login) await apagarGuardadosDe(login);
      setAberto(false);
      onExcluida();
      forgetSession();
    } catch (error) {
      setErro(textoDoErro(error));
    } finally {
      setExcluindo(false);
    }
  };
  return (
    <Secao titulo="Excluir a conta">
      <OQueAcontece />
      <div className="ui-actions">
        <Button variant="secondary" onClick={() => setAberto(true)}>
          Excluir minha conta
        </Button>
      </div>
      <Modal
        open={isAberto}
        title="Excluir a conta?"
        onClose={fechar}
        onAccept={excluir}
        accepting={isExcluindo}
        acceptLabel="Excluir conta"
        cancelLabel="Manter a conta"
        danger
        largura={560}
      >
        {erro && (
          <Message type="danger" title="A conta não foi excluída.">
            {erro}
          </Message>
        )}
        <p>
          Não é possível desfazer. Suas manifestações continuam em tratamento; sua conta e seus rascunhos,
          não.
        </p>
        <Input
          label={`Para confirmar, digite ${PALAVRA}`}
          value={palavra}
          onChange={({ target }) => setPalavra(target.value)}
          error={erroDaPalavra}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          data-autofocus=""
        />
      </Modal>
    </Secao>
  );
}
