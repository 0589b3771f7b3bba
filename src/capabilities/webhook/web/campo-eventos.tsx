import { Button } from '#shell/ui/button.tsx';
import { Checkbox } from '#shell/ui/campos/checkbox.tsx';
import { FieldError } from '#shell/ui/campos/field.tsx';
import { useCampoControlado } from '#shell/ui/form/use-campo.ts';
import { type EventoDoWebhook, eventosDoWebhook, nomeDoEvento } from '../domain/eventos.ts';

/** Which events the receiver gets; the first box takes the focus if none was chosen. */
export function CampoEventos({ name }: { readonly name: string }) {
  const { id, error, field, atualizar } = useCampoControlado(name, 'Eventos');
  const escolhidos = field.value as readonly EventoDoWebhook[];
  const todos = escolhidos.length === eventosDoWebhook.length;
  const alternar = (evento: EventoDoWebhook) =>
    atualizar(eventosDoWebhook.filter((outro) => escolhidos.includes(outro) !== (outro === evento)));
  return (
    <fieldset className="webhook-eventos" aria-describedby={error ? `${id}-erro` : undefined}>
      <legend>Eventos</legend>
      <Button variant="secondary" size="small" onClick={() => atualizar(todos ? [] : [...eventosDoWebhook])}>
        {todos ? 'Desmarcar todos' : 'Marcar todos'}
      </Button>
      <div>
        {eventosDoWebhook.map((evento, i) => (
          <Checkbox
            key={evento}
            {...(i === 0 && { id, ref: field.ref })}
            label={nomeDoEvento(evento)}
            checked={escolhidos.includes(evento)}
            onChange={() => alternar(evento)}
          />
        ))}
      </div>
      <FieldError id={`${id}-erro`}>{error}</FieldError>
    </fieldset>
  );
}
