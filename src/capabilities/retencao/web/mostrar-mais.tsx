import { Button } from '#shell/ui/button.tsx';

interface MostrarMaisProps {
  readonly oQue: string;
  readonly consulta: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
}

export function MostrarMais({ oQue, consulta }: MostrarMaisProps) {
  if (!consulta.hasNextPage) return null;
  return (
    <div className="ui-actions">
      <Button
        variant="secondary"
        onClick={() => void consulta.fetchNextPage()}
        loading={consulta.isFetchingNextPage}
      >
        Mostrar mais {oQue}
      </Button>
    </div>
  );
}
