import { Button } from '#web/ui/button.tsx';
import { BotaoEnviar } from '#web/ui/form/formulario.tsx';
import type { PassoProps } from './passo.ts';

/** Back and on, always within reach at the foot of the screen; for steps that are a form. */
export function AcoesDoFormulario({ voltar, rotuloAvancar }: Pick<PassoProps, 'voltar' | 'rotuloAvancar'>) {
  return (
    <div className="registrar-acoes">
      {voltar && (
        <Button variant="secondary" onClick={voltar}>
          Voltar
        </Button>
      )}
      <BotaoEnviar>{rotuloAvancar}</BotaoEnviar>
    </div>
  );
}
