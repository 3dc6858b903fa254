select task from platform.job_failure;
