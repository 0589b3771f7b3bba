import { BarraDeBusca } from '#shell/lista/barra-de-busca.tsx';
import { type Escolha, Escolhidos } from '#shell/lista/escolhidos.tsx';
import { Periodo, textoDoPeriodo } from '#shell/lista/periodo.tsx';
import { RadioGroup } from '#shell/ui/campos/radio-group.tsx';
import { Select } from '#shell/ui/campos/select.tsx';
import {
  estadosDoEmail,
  eventosSemModelo,
  nomeDoEventoSemModelo,
  nomesDosEstados,
} from '../../domain/mensagem.ts';
import { useEventos } from '../email-queries.ts';
import {
  type FiltroDeMensagens,
  quantosFiltrosDeMensagens,
  semFiltroDeMensagens,
} from './filtro-de-mensagens.ts';

interface BarraProps {
  readonly filtro: FiltroDeMensagens;
  readonly onFiltrar: (mudanca: Partial<FiltroDeMensagens>) => void;
}

const useOpcoesDeEvento = () => {
  const { data = [] } = useEventos();
  return [
    ...data.map(({ evento, descricao }) => ({ value: evento as string, label: descricao })),
    ...eventosSemModelo.map((evento) => ({ value: evento, label: nomeDoEventoSemModelo(evento) })),
  ];
};

export function BarraDasMensagens({ filtro, onFiltrar }: BarraProps) {
  const eventos = useOpcoesDeEvento();
  const { busca, estado, evento, de, ate } = filtro;
  const escolhas: readonly Escolha<FiltroDeMensagens>[] = [
    ...(busca ? [{ texto: `“${busca}”`, sem: { busca: '' } }] : []),
    ...(estado ? [{ texto: nomesDosEstados[estado], sem: { estado: '' as const } }] : []),
    ...(evento
      ? [{ texto: eventos.find(({ value }) => value === evento)?.label ?? evento, sem: { evento: '' } }]
      : []),
    ...(de || ate ? [{ texto: `escritos ${textoDoPeriodo({ de, ate })}`, sem: { de: '', ate: '' } }] : []),
  ];
  return (
    <BarraDeBusca
      busca={busca}
      ajuda="O endereço de e-mail completo, ou parte do protocolo ou do assunto. Endereços protegidos não são encontrados."
      exemplo="Endereço, protocolo ou assunto"
      onProcurar={(nova) => onFiltrar({ busca: nova })}
      quantosFiltros={quantosFiltrosDeMensagens(filtro)}
      ferramentas={null}
      filtros={
        <div className="trabalho-filtros">
          <div>
            <RadioGroup
              label="Como está"
              name="estado"
              inline
              value={estado}
              onChange={({ target }) => onFiltrar({ estado: target.value as FiltroDeMensagens['estado'] })}
              options={[
                { value: '', label: 'Todos' },
                ...estadosDoEmail.map((cada) => ({ value: cada, label: nomesDosEstados[cada] })),
              ]}
            />
          </div>
          <div className="trabalho-campos">
            <Select
              label="Aviso"
              placeholder="Todos os avisos"
              options={eventos}
              value={evento}
              onChange={(novo) => onFiltrar({ evento: novo })}
            />
            <Periodo rotulo="Escritos entre" de={de} ate={ate} onMudar={onFiltrar} />
          </div>
        </div>
      }
      escolhidos={
        <Escolhidos
          escolhas={escolhas}
          onFiltrar={onFiltrar}
          onLimpar={() => onFiltrar(semFiltroDeMensagens)}
        />
      }
    />
  );
}
