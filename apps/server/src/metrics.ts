import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Counters and gauges in the format of Prometheus. */
export class Metrics {
  readonly registry = new Registry()
  readonly requests = new Counter({
    name: 'guildhall_requests_total',
    help: 'Requests at tables, by what became of them',
    labelNames: ['outcome'],
    registers: [this.registry],
  })
  readonly answered = new Histogram({
    name: 'guildhall_request_seconds',
    help: 'From the arrival of a request to its answer',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [this.registry],
  })
  readonly faults = new Counter({
    name: 'guildhall_table_faults_total',
    help: 'Errors at tables that nobody asked for',
    registers: [this.registry],
  })
  readonly mailsGivenUp = new Counter({
    name: 'guildhall_mails_given_up_total',
    help: 'Mails that the mail server did not take, however often it was tried',
    registers: [this.registry],
  })

  constructor() {
    collectDefaultMetrics({ register: this.registry })
  }

  /** A value that is read on request. */
  gauge(name: string, help: string, value: () => number): void {
    new Gauge({
      name: `guildhall_${name}`,
      help,
      registers: [this.registry],
      collect() {
        this.set(value())
      },
    })
  }
}
