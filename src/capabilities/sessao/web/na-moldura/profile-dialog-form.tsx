import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { MessageList } from '#shell/layout/message-list.tsx';
import { redrawScreen } from '#shell/layout/redraw.ts';
import { closePerfilDialog } from '#shell/layout/shell-state.ts';
import { showMessage } from '#shell/notifications/messages.ts';
import type { Usuario } from '#shell/session/session.ts';
import { Select } from '#shell/ui/campos/select.tsx';
import { Modal } from '#shell/ui/janela/modal.tsx';
import { depoisDaTroca, leaveTo, trocarPerfil } from './trocar-perfil.ts';

const REQUIRED = 'O campo Perfil é obrigatório!';
const FAILED = 'Erro ao selecionar o perfil do usuário.';

const optionsOf = ({ perfisOuvidorias }: Usuario) =>
  perfisOuvidorias
    .map((perfil) => ({ value: String(perfil.idUsuarioPerfilOuvidoria), label: perfil.descPerfilOuvidoria }))
    .sort((a, b) => a.label.localeCompare(b.label, 'pt-BR'));

interface ProfileDialogFormProps {
  readonly usuario: Usuario;
  readonly redirect: string | null;
}

/** S2-26, S4-05. */
export default function ProfileDialogForm({ usuario, redirect }: ProfileDialogFormProps) {
  const [chosen, setChosen] = useState('');
  const [asked, setAsked] = useState(false);
  const [sending, setSending] = useState(false);
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const options = optionsOf(usuario);
  const target = redirect ?? query.get('redirect');
  const current = options.find(({ value }) => value === String(usuario.idUsuarioPerfilOuvidoriaAtual));

  const go = (who: Usuario) => {
    closePerfilDialog();
    const next = depoisDaTroca(who, target);
    if ('href' in next) return leaveTo(next.href);
    if (next.to.split('?')[0] === pathname) redrawScreen();
    void navigate(next.to);
  };
  const accept = async () => {
    setAsked(true);
    if (!chosen) return;
    setSending(true);
    try {
      go(await trocarPerfil(chosen));
    } catch (error) {
      console.warn(error);
      showMessage({ type: 'danger', title: 'Erro', text: FAILED, location: 'modal' });
      setSending(false);
    }
  };
  return (
    <Modal
      open
      title="Selecione seu perfil de trabalho"
      accepting={sending}
      onAccept={() => void accept()}
      onClose={closePerfilDialog}
    >
      <MessageList location="modal" />
      <Select
        label="Perfil"
        required
        options={options}
        value={chosen}
        onChange={setChosen}
        help={current && `Perfil atual: ${current.label}.`}
        error={asked && !chosen ? REQUIRED : undefined}
      />
    </Modal>
  );
}
