import { Button } from '#shell/ui/button.tsx';
import { BotaoEnviar } from '#shell/ui/form/formulario.tsx';

export function BotoesDoFormulario({ onCancelar }: { readonly onCancelar: () => void }) {
  return (
    <div className="ui-actions">
      <BotaoEnviar>Salvar</BotaoEnviar>
      <Button variant="secondary" onClick={onCancelar}>
        Cancelar
      </Button>
    </div>
  );
}
