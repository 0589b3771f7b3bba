import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Modal } from '#web/ui/modal.tsx';

/**
 * Marks live only in this page: leaving it with some that no delivered copy has asks first. Drawn only then, since the
 * router knows one such question at a time and the shell has its own.
 */
export function AvisoAoSair() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const avisar = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', avisar);
    return () => window.removeEventListener('beforeunload', avisar);
  }, []);
  return (
    <Modal
      open={blocker.state === 'blocked'}
      title="Sair sem aplicar?"
      acceptLabel="Sair e perder as marcas"
      cancelLabel="Continuar aqui"
      danger
      onAccept={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      <p>As marcas que você fez ainda não foram aplicadas e só existem nesta página.</p>
    </Modal>
  );
}
