import { useEffect, useState } from 'react';
import { perfilDialogStore } from '#shell/layout/shell-state.ts';
import type { Usuario } from '#shell/session/session.ts';
import { useStore } from '#shell/store.ts';
import { Button } from '#shell/ui/button.tsx';
import { TituloFocado } from '#shell/ui/titulo-focado.tsx';
import { Entrando } from './entrando.tsx';

interface EscolherPerfilProps {
  readonly usuario: Usuario;
  readonly onEscolher: () => void;
  readonly onSeguir: () => void;
}

/** Empty behind the dialog; once that was closed without a choice, offers the ways to go on. */
export function EscolherPerfil({ usuario, onEscolher, onSeguir }: EscolherPerfilProps) {
  const { open } = useStore(perfilDialogStore);
  const [wasOpen, setWasOpen] = useState(false);
  useEffect(() => {
    if (open) setWasOpen(true);
  }, [open]);
  if (open || !wasOpen) return <Entrando />;
  return (
    <section className="entrada-passo">
      <TituloFocado>Você entrou, {usuario.nome}</TituloFocado>
      <p>Sua conta tem mais de um perfil de trabalho. Escolha com qual quer continuar.</p>
      <div className="ui-actions">
        <Button variant="primary" onClick={onEscolher}>
          Escolher perfil
        </Button>
        <Button variant="secondary" onClick={onSeguir}>
          Continuar como {usuario.perfilAtual.descPerfil}
          {usuario.nomeOuvidoriaAtual && ` (${usuario.nomeOuvidoriaAtual})`}
        </Button>
      </div>
    </section>
  );
}
