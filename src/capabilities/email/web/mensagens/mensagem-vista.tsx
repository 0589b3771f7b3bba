import { useState } from 'react';
import { SILENT } from '#shell/api/client.ts';
import { formatMomento } from '#shell/formato.ts';
import { Button } from '#shell/ui/button.tsx';
import { TextoDigitado } from '#shell/ui/campos/texto-digitado.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Ficha } from '#shell/ui/ficha.tsx';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import type { Mensagem } from '../../contract.ts';
import { DESTINATARIO_PROTEGIDO } from '../../domain/mensagem.ts';
import { api, useRenovar } from '../email-queries.ts';
import { EstadoDoEmail } from './estado-do-email.tsx';

const SEM_TEXTO = {
  visivel: null,
  sigiloso: 'Conteúdo sigiloso: só quem recebeu o e-mail pode ler, na própria caixa de entrada.',
  apagado:
    'O conteúdo foi apagado depois da entrega, da devolução ou da última tentativa. A plataforma não guarda cópia.',
} as const;

function TentarDeNovo({ idEmail }: Pick<Mensagem, 'idEmail'>) {
  const renovar = useRenovar();
  const [enviando, setEnviando] = useState(false);
  const [resultado, setResultado] = useState<{ tipo: 'success' | 'danger'; texto: string } | null>(null);
  const tentar = async () => {
    setEnviando(true);
    setResultado(null);
    try {
      await api('POST /app-web/v1/emails/enviados/:idEmail/reenviar', { params: { idEmail } }, SILENT);
      setResultado({ tipo: 'success', texto: 'O envio vai ser tentado de novo agora.' });
    } catch (error) {
      setResultado({ tipo: 'danger', texto: textoDoErro(error) });
    } finally {
      setEnviando(false);
      void renovar();
    }
  };
  return (
    <>
      {resultado && (
        <Message type={resultado.tipo} title={resultado.tipo === 'success' ? 'Pronto.' : 'Nada foi feito.'}>
          {resultado.texto}
        </Message>
      )}
      <div className="ui-actions">
        <Button variant="primary" loading={enviando} onClick={() => void tentar()}>
          Tentar de novo
        </Button>
      </div>
    </>
  );
}

/** A mail sent or on its way: to whom, its state and, if it may be read, its text. */
export function MensagemVista({ mensagem }: { readonly mensagem: Mensagem }) {
  const { assunto, para, descricao, criadoEm, enviadoEm, tentativas, ultimoErro, conteudo, texto } = mensagem;
  return (
    <>
      <h2>{assunto}</h2>
      <Ficha
        fatos={{
          'Como está': <EstadoDoEmail {...mensagem} />,
          Para: para ?? DESTINATARIO_PROTEGIDO,
          Aviso: descricao,
          'Escrito em': formatMomento(criadoEm),
          'Enviado em': enviadoEm && formatMomento(enviadoEm),
          Tentativas: enviadoEm === null && tentativas > 0 ? String(tentativas) : null,
          'Último erro': ultimoErro,
        }}
      />
      {mensagem.podeTentarDeNovo && <TentarDeNovo idEmail={mensagem.idEmail} />}
      <h3>Mensagem</h3>
      {texto === null ? <p className="ui-muted">{SEM_TEXTO[conteudo]}</p> : <TextoDigitado texto={texto} />}
    </>
  );
}
