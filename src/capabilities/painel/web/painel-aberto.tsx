import { faDownload } from '@fortawesome/free-solid-svg-icons/faDownload.js';
import { Link } from 'react-router';
import { formatMomento } from '#shell/formato.ts';
import { Button } from '#shell/ui/button.tsx';
import { Select } from '#shell/ui/campos/select.tsx';
import { CopyButton } from '#shell/ui/copy-button.tsx';
import { baixarCsv, escreverCsv } from '#shell/ui/graficos/csv.ts';
import { SerieTemporal } from '#shell/ui/graficos/desenhos.tsx';
import { formatMes, formatMesCurto } from '#shell/ui/graficos/numeros.ts';
import type { NumerosDoPainel, VisaoDoPainel } from '../domain/visao.ts';
import { type FiltroDoPainel, mapas } from './filtro-do-painel.ts';
import { MapaDoBrasil } from './mapa.tsx';
import { Numeros } from './numeros.tsx';
import { QuadroEmGrafico } from './quadro-em-grafico.tsx';
import { tabelaDoPainel } from './tabela-do-painel.ts';
import { TabelaDosOrgaos } from './tabela-dos-orgaos.tsx';
import { achados, palavras } from './textos-do-painel.ts';

const nomesDosMapas = {
  orgao: 'Onde atua o órgão',
  residencia: 'Onde mora quem registrou',
} as const;

interface PainelAbertoProps {
  readonly visao: VisaoDoPainel;
  readonly numeros: NumerosDoPainel;
  readonly filtro: FiltroDoPainel;
  readonly onFiltrar: (mudanca: Partial<FiltroDoPainel>) => void;
}

function Mapa({ visao, filtro, onFiltrar }: Omit<PainelAbertoProps, 'numeros'>) {
  const porOrgao = filtro.mapa === 'orgao';
  const quadro = porOrgao ? visao.porUf : visao.porResidencia;
  const semUf = porOrgao ? 'BR' : 'NI';
  return (
    <section aria-labelledby="painel-mapa">
      <h2 id="painel-mapa">Pelo Brasil</h2>
      <div className="painel-escolha ui-no-print">
        <Select
          label="O mapa mostra"
          options={mapas.map((value) => ({ value, label: nomesDosMapas[value] }))}
          value={filtro.mapa}
          onChange={(valor) => onFiltrar({ mapa: valor === 'residencia' ? 'residencia' : 'orgao' })}
        />
      </div>
      <QuadroEmGrafico
        visao={visao}
        quadro={quadro}
        achado={achados.uf(quadro, semUf)}
        medida={`${nomesDosMapas[filtro.mapa]}, por estado`}
        unidade={
          porOrgao
            ? 'Quantidade registrada. Órgãos federais são do país todo e ficam fora do mapa; estão na tabela.'
            : 'Quantidade registrada, pelo que a pessoa informou no cadastro. Quem não informou, ou não pode ser identificado, está na tabela.'
        }
        coluna="Estado"
        arquivo={`estados-${filtro.mapa}`}
      >
        <MapaDoBrasil linhas={quadro.linhas} />
      </QuadroEmGrafico>
    </section>
  );
}

function Graficos({ visao }: { readonly visao: VisaoDoPainel }) {
  const { casos, porTipo, unidadeDoTipo } = palavras[visao.painel];
  return (
    <section aria-labelledby="painel-graficos">
      <h2 id="painel-graficos">O que chegou e o que se fez</h2>
      <div className="graficos">
        <QuadroEmGrafico
          visao={visao}
          quadro={visao.porMes}
          achado={achados.mes(visao)}
          medida={`${casos === 'pedidos' ? 'Pedidos' : 'Manifestações'} por mês de registro`}
          unidade="Quantidade registrada no mês. Mês com menos de 5 pessoas fica sem barra."
          coluna="Mês"
          arquivo="meses"
          nomeDe={({ chave }) => formatMes(chave)}
        >
          <SerieTemporal
            forma="barras"
            unidade={casos}
            pontos={visao.porMes.linhas.map(({ chave, total }) => ({
              rotulo: formatMesCurto(chave),
              nome: formatMes(chave),
              valor: total,
            }))}
          />
        </QuadroEmGrafico>
        <QuadroEmGrafico
          visao={visao}
          quadro={visao.porTipo}
          achado={achados.tipo(visao)}
          medida={porTipo}
          unidade={unidadeDoTipo}
          coluna={visao.painel === 'lai' ? 'Decisão' : 'Tipo'}
          arquivo={visao.painel === 'lai' ? 'decisoes' : 'tipos'}
        />
        <QuadroEmGrafico
          visao={visao}
          quadro={visao.porAssunto}
          achado={achados.assunto(visao)}
          medida="Assuntos"
          unidade={`Quantidade de ${casos}.`}
          coluna="Assunto"
          arquivo="assuntos"
        />
        <QuadroEmGrafico
          visao={visao}
          quadro={visao.porSituacao}
          achado={achados.situacao(visao)}
          medida="Situação no dia da atualização"
          unidade={`Quantidade de ${casos}. Sem resposta: arquivados ou enviados para fora da plataforma.`}
          coluna="Situação"
          arquivo="situacoes"
          comPrazo={false}
        />
        <QuadroEmGrafico
          visao={visao}
          quadro={visao.porRespostaDaPesquisa}
          achado={achados.pesquisa(visao)}
          medida="Sua demanda foi atendida?"
          unidade="Quantidade de respostas à pesquisa de satisfação."
          coluna="Resposta"
          arquivo="pesquisa"
          comPrazo={false}
        />
        <QuadroEmGrafico
          visao={visao}
          quadro={visao.recursosPorInstancia}
          achado={achados.recursos(visao.recursosPorInstancia)}
          medida="Recursos por instância"
          unidade="Quantidade de recursos, pelo mês em que foram apresentados."
          coluna="Instância"
          arquivo="instancias"
          comPrazo={false}
        />
        <QuadroEmGrafico
          visao={visao}
          quadro={visao.recursosPorResultado}
          achado={achados.recursos(visao.recursosPorResultado)}
          medida="Resultado dos recursos"
          unidade="Quantidade de recursos, pelo mês em que foram apresentados."
          coluna="Resultado"
          arquivo="resultados"
          comPrazo={false}
        />
      </div>
    </section>
  );
}

/** Figures, then charts, then tables: most people find what they came for without scrolling. */
export function PainelAberto({ visao, numeros, filtro, onFiltrar }: PainelAbertoProps) {
  const { painel, de, ate } = visao;
  const baixar = () =>
    baixarCsv(
      `painel-${painel}-${de}-a-${ate}.csv`,
      escreverCsv(tabelaDoPainel(visao, window.location.href)),
    );
  return (
    <>
      <Numeros visao={visao} numeros={numeros} />
      <div className="painel-topo">
        <p className="ui-muted">
          Atualizado em <strong>{formatMomento(visao.atualizadoEm)}</strong>, de hora em hora.
        </p>
        <div className="painel-acoes ui-no-print">
          <CopyButton text={window.location.href} what="link do que vejo" showLabel />
          <Button size="small" icon={faDownload} onClick={baixar}>
            Baixar o que vejo (CSV)
          </Button>
        </div>
      </div>
      <Graficos visao={visao} />
      <Mapa visao={visao} filtro={filtro} onFiltrar={onFiltrar} />
      <TabelaDosOrgaos visao={visao} />
      <section className="painel-como" aria-labelledby="painel-como">
        <h2 id="painel-como">Como os números são contados</h2>
        <ul>
          <li>
            Entra no período o que foi registrado nele. No prazo: a resposta saiu até o último dia do prazo em
            vigor. Tempo: dias corridos do registro à resposta que vale.
          </li>
          <li>
            “Menos de 5” aparece no lugar do número quando há menos de 5 pessoas por trás dele. “Oculto” é o
            número que, por subtração, revelaria um desses.
          </li>
          <li>
            {painel === 'lai' ? 'Fora as avaliações, nenhum' : 'Nenhum'} número daqui diz mais do que as
            linhas publicadas nos dados abertos, nem quando se compara um filtro com outro. O estado de quem
            registrou é o que está lá, atualizado uma vez por dia.
          </li>
          {painel === 'resolveu' && (
            <li>
              Denúncias e comunicações entram depois que o mês do registro se encerra, e mudam uma vez por
              mês. Delas não se conta o tempo de resposta nem a avaliação, para que ninguém seja reconhecido.
            </li>
          )}
          {painel === 'lai' && (
            <li>
              As avaliações de um órgão entram nos meses em que ao menos 5 pessoas o avaliaram, e só sem o
              filtro de assunto. Por isso podem ser menos do que nos relatórios.
            </li>
          )}
          <li>
            São os mesmos registros dos <Link to={palavras[painel].dadosAbertos}>dados abertos</Link>, e as
            contas são as mesmas.
          </li>
        </ul>
      </section>
    </>
  );
}
