import { useSearchParams } from 'react-router';
import { SILENT } from '#shell/api/client.ts';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import type { OrgaoGerenciado } from '../../domain/orgao-gerenciado.ts';
import { api } from './gerenciar-queries.ts';
import { Falha, useSalvar } from './salvar.tsx';

interface EmailPendenteProps {
  readonly orgao: OrgaoGerenciado;
  readonly onSalvo: (frase: string) => void;
}

/** The address that waits; whoever comes by the link that was sent to it may confirm it here. */
export function EmailPendente({ orgao, onSalvo }: EmailPendenteProps) {
  const [procura, setProcura] = useSearchParams();
  const { enviando, erro, salvar } = useSalvar();
  const token = procura.get('confirmar');
  const { idOuvidoria, emailPendente } = orgao;
  if (!emailPendente) return null;
  const params = { idOuvidoria };
  const terminar = (frase: string): void => {
    setProcura({ aba: 'dados' }, { replace: true });
    onSalvo(frase);
  };
  const confirmar = () =>
    salvar(async () => {
      await api(
        'POST /app-web/v1/gerenciar/orgaos/:idOuvidoria/confirmar-email',
        { params, body: { token: token ?? '' } },
        SILENT,
      );
      terminar(`Os avisos do órgão vão agora para ${emailPendente}.`);
    });
  const cancelar = () =>
    salvar(async () => {
      await api('POST /app-web/v1/gerenciar/orgaos/:idOuvidoria/cancelar-email', { params }, SILENT);
      terminar('A troca do e-mail foi cancelada.');
    });
  return (
    <>
      <Falha erro={erro} />
      <Message type="warning" title={`O novo e-mail, ${emailPendente}, espera confirmação.`} still>
        {token
          ? 'Confirme só se o órgão usa este endereço: os avisos sobre as manifestações, também as denúncias, vão para lá.'
          : 'Enviamos um link a esse endereço. Um gestor do órgão abre o link e confirma; até lá, vale o e-mail de antes.'}
      </Message>
      <div className="ui-actions">
        {token && (
          <Button variant="primary" loading={enviando} onClick={() => void confirmar()}>
            Confirmar este e-mail
          </Button>
        )}
        <Button variant="secondary" disabled={enviando} onClick={() => void cancelar()}>
          Cancelar a troca
        </Button>
      </div>
    </>
  );
}
