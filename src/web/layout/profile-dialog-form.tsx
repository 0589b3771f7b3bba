import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { messagesStore, removeMessage, showMessage } from '#web/notifications/messages.ts';
import type { Usuario } from '#web/session/session.ts';
import { closePerfilDialog } from '#web/shell.ts';
import { Modal } from '#web/ui/modal.tsx';
import { Select } from '#web/ui/select.tsx';
import { MessageList } from './message-list.tsx';
import { depoisDaTroca, leaveTo, trocarPerfil, trocasDePerfilStore } from './trocar-perfil.ts';

const REQUIRED = 'O campo Perfil é obrigatório!';
const FAILED = 'Erro ao selecionar o perfil do usuário.';
const LOGIN = '/login';

const forgetMessages = (): void => {
  for (const { id, location } of messagesStore.get().messages) if (location === 'modal') removeMessage(id);
};

const optionsOf = ({ perfisOuvidorias }: Usuario) =>
  perfisOuvidorias
    .map((perfil) => ({ value: String(perfil.idUsuarioPerfilOuvidoria), label: perfil.descPerfilOuvidoria }))
    .sort((a, b) => a.label.localeCompare(b.label, 'pt-BR'));

export interface ProfileDialogFormProps {
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
    forgetMessages();
    closePerfilDialog();
    const next = depoisDaTroca(who, target);
    if ('href' in next) leaveTo(next.href);
    else void navigate(next.to);
  };
  const accept = async () => {
    setAsked(true);
    if (!chosen) return;
    setSending(true);
    try {
      const changed = await trocarPerfil(chosen);
      trocasDePerfilStore.set((count) => count + 1);
      go(changed);
    } catch (error) {
      console.warn(error);
      showMessage({ type: 'danger', title: 'Erro', text: FAILED, location: 'modal' });
      setSending(false);
    }
  };
  // Right after the login there is no page to go back to: the profile the session began with goes on.
  const cancel = () => (pathname === LOGIN ? go(usuario) : (forgetMessages(), closePerfilDialog()));

  return (
    <Modal
      open
      title="Selecione seu perfil de trabalho"
      accepting={sending}
      onAccept={() => void accept()}
      onClose={cancel}
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
